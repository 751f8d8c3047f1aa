import { describe, expect, it } from "vitest";
import { withoutLinks } from "./without-links";

/** What mail programs turn into links: a scheme, or a name with a top-level domain right after a dot. */
const LINK = /\b[a-z][a-z\d+.-]*:\/\/|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61\u2024][\p{L}]{2,}|\S@\S/iu;

describe("a value in a mail", () => {
  it.each([
    "http://evil.example/path?x=1",
    "HTTPS://EVIL.EXAMPLE",
    "www.evil.example",
    "evil.example",
    "Go to evil.mn/login now",
    "evil\u200B.\u200Bexample",
    "evil.\u2060example",
    "evil\u3002example",
    "evil\uFF0Ecom",
    "ｅｖｉｌ．ｃｏｍ",
    "муу.рф",
    "나쁜.한국",
    "http:\n//evil.example",
    "http\u200B://10.0.0.1/x",
    "http:／／evil",
    "bold@evil.example",
    "mailto:bold@evil.example",
    "t.me/evil",
    "\u202Emoc.live",
    `${"a".repeat(76)}.evil.com`,
  ])("is no link: %j", (value) => {
    expect(value.replace(/[\u200B\u2060\n]/g, "")).toMatch(/[.:@\u3002\uFF0E]/u);
    expect(withoutLinks(value)).not.toMatch(LINK);
  });

  it.each([
    ["Хонины хаа (ястай)", "Хонины хаа (ястай)"],
    ["BOLD BAT", "BOLD BAT"],
    ["Б.Болд", "Б. Болд"],
    ["Зах ХХК №7, 1.5 кг", "Зах ХХК №7, 1.5 кг"],
    ["110-234-567890", "110-234-567890"],
    ["₩22,500.5", "₩22,500.5"],
    ["1.5 кг × ₩15,000 ÷ 4", "1.5 кг × ₩15,000 ÷ 4"],
    ["김철수", "김철수"],
    ['<b>Бат</b> & "Co"', '<b>Бат</b> & "Co"'],
    ["Даваа: 10", "Даваа: 10"],
  ])("that is honest stays readable: %j", (value, shown) => {
    expect(withoutLinks(value)).toBe(shown);
  });

  it("is one line, without invisible characters or characters that change its direction", () => {
    expect(withoutLinks("Болд\r\nBcc: a\u202Ex\u200F\u0000 \u2028 y\uFEFF")).toBe("Болд Bcc: ax y");
  });

  it("is cut where it is very long, between characters", () => {
    const shown = withoutLinks("𝒜".repeat(500));
    expect([...shown]).toHaveLength(80);
    expect(shown).toMatch(/^𝒜{79}…$/u);
  });

  it("takes no longer for malicious input", () => {
    const began = performance.now();
    for (const part of [".", ":/", "@", "a.", "\u200B", "mailto:", " :"]) withoutLinks(part.repeat(50_000));
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
