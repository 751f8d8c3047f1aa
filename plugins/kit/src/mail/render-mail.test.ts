import { describe, expect, it } from "vitest";
import { type MailContent, renderMail } from "./render-mail";

const MAIL: MailContent = {
  language: "mn",
  shopName: "Зах",
  heading: "Захиалга авлаа",
  paragraphs: ["Баярлалаа.", "Эхний мөр\nХоёр дахь мөр"],
  facts: [["Данс", "110-234-567890"]],
  lines: [
    { name: "Хонины гуя", detail: "1.5 кг × ₩15,000", amount: "₩22,500" },
    { name: "Нийт", amount: "₩26,500", strong: true },
  ],
  button: { label: "Захиалга харах", url: "https://zakh.example/orders?id=1&email=a%40b.c" },
  footer: "Зах, Чонжу хот",
};

/** The visible text of the HTML. */
function shown(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

describe("a mail", () => {
  it("has the same content in HTML and in text", () => {
    const { html, text } = renderMail(MAIL);
    const said = [
      "Зах",
      "Захиалга авлаа",
      "Баярлалаа.",
      "Хоёр дахь мөр",
      "Данс",
      "110-234-567890",
      "Хонины гуя",
      "1.5 кг × ₩15,000",
      "₩22,500",
      "₩26,500",
      "Захиалга харах",
      "https://zakh.example/orders?id=1&email=a%40b.c",
      "Зах, Чонжу хот",
    ];
    for (const part of said) {
      expect(shown(html)).toContain(part);
      expect(text).toContain(part);
    }
  });

  it("reads well as text", () => {
    expect(renderMail(MAIL).text).toBe(
      [
        "Зах",
        "",
        "Захиалга авлаа",
        "",
        "Баярлалаа.",
        "",
        "Эхний мөр",
        "Хоёр дахь мөр",
        "",
        "Данс: 110-234-567890",
        "",
        "Хонины гуя, 1.5 кг × ₩15,000: ₩22,500",
        "Нийт: ₩26,500",
        "",
        "Захиалга харах:",
        "https://zakh.example/orders?id=1&email=a%40b.c",
        "",
        "-- ",
        "Зах, Чонжу хот",
        "",
      ].join("\n"),
    );
  });

  it("declares its language and fits phones", () => {
    const { html } = renderMail({ ...MAIL, language: "ko" });
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain('name="viewport"');
  });

  it("leaves out parts that are not given", () => {
    const { html, text } = renderMail({ ...MAIL, facts: undefined, lines: [], button: undefined });
    expect(html).not.toMatch(/<table|<a /);
    expect(text).not.toMatch(/\n{3}/);
  });

  it("shows markup as text everywhere", () => {
    const evil = `<img src=x onerror="alert(1)">'&<script>`;
    const { html, text } = renderMail({
      ...MAIL,
      shopName: evil,
      heading: evil,
      paragraphs: [evil],
      facts: [[evil, evil]],
      lines: [{ name: evil, detail: evil, note: { label: evil, value: evil }, amount: evil }],
      button: { label: evil, url: "https://zakh.example" },
      footer: evil,
    });
    expect(html).not.toMatch(/<(img|script)/);
    // Title, shop, heading, paragraph, label, value, name, detail, note's label and value, amount, button, footer.
    expect(shown(html).split(evil)).toHaveLength(14);
    expect(text).toContain(evil);
  });

  it("lets no name start a line of its own", () => {
    const { text } = renderMail({ ...MAIL, facts: [["Данс", "1\r\nДанс: 666\u2028Данс: 667"]] });
    expect(text).toContain("Данс: 1 Данс: 666 Данс: 667\n");
  });

  it("cannot be escaped from through the button's URL", () => {
    const { html } = renderMail({ ...MAIL, button: { label: "x", url: `https://zakh.example/?"><script>` } });
    expect(html).not.toContain("<script>");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "mailto:a@b.c"])("has no button that leads to %s", (url) => {
    expect(() => renderMail({ ...MAIL, button: { label: "x", url } })).toThrow("leads to a web page");
  });
});
