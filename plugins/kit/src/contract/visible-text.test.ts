import { describe, expect, it } from "vitest";
import { line, paragraph, required } from "./fields";
import { search } from "./page";
import { hasInvisible, trimInvisible, visibleLength } from "./visible-text";

/** Each is invisible, alone or beside others. */
const INVISIBLE = [
  "\u200B",
  " ",
  "\t",
  "\u00A0",
  "\u00AD",
  "\u034F",
  "\u061C",
  "\u115F",
  "\u1160",
  "\u17B4",
  "\u180E",
  "\u200D",
  "\u200F",
  "\u202E",
  "\u2028",
  "\u2060",
  "\u2069",
  "\u2800",
  "\u3000",
  "\u3164",
  "\uFE0F",
  "\uFEFF",
  "\uFFA0",
  "\uFFFC",
  "\u{13441}",
  "\u{13442}",
  "\u{16FE4}",
  "\u{1D159}",
  "\u{1D173}",
  "\u{E0041}",
];

describe("a text that cannot be seen", () => {
  it.each(INVISIBLE.map((character) => [character.codePointAt(0)?.toString(16), character] as const))(
    "has no length, be it of U+%s",
    (_code, character) => {
      expect(visibleLength(character + character)).toBe(0);
      expect(hasInvisible(`a${character}b`)).toBe(true);
      expect(trimInvisible(character + character)).toBe("");
    },
  );

  it("also has no length when it consists of accents or control characters only", () => {
    expect(visibleLength("\0\u0301\u0306")).toBe(0);
  });

  it("is missing where a text is required, and empty where it is not", () => {
    for (const character of INVISIBLE) {
      const { error } = required(line(100), "name_required").safeParse(character.repeat(2));
      expect(error?.issues[0]?.message).toBe("name_required");
      expect(line(100).parse(character.repeat(2))).toBe("");
      expect(paragraph(100).parse(`${character}\r\n${character}`)).toBe("");
    }
  });
});

describe("a text with characters that cannot be seen", () => {
  it("loses invisible characters at its ends, and keeps those inside that belong to letters and emoji", () => {
    expect(line(100).parse("\u200B\u3164 Хонины мах\u2800\uFEFF ")).toBe("Хонины мах");
    for (const text of ["👩‍👩‍👧‍👦", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ᠰᠠᠢᠨ᠋", "می‌خواهم", "김 철수"]) {
      expect(line(100).parse(`\u200B${text}\u200B`)).toBe(text);
    }
  });

  it("has composed letters, however they were typed, as its own and as a search's", () => {
    for (const text of ["Байцаа ёолкын", "김 철수", "Café"]) {
      const decomposed = text.normalize("NFD");
      expect(decomposed).not.toBe(text);
      expect(line(100).parse(decomposed)).toBe(text);
      expect(paragraph(100).parse(decomposed)).toBe(text);
      expect(search.parse(decomposed)).toBe(text);
    }
    expect(line(3).safeParse("ййй".normalize("NFD")).success).toBe(true);
  });

  it("is counted by its visible characters", () => {
    expect(visibleLength("👩‍👦 й\u0306")).toBe(3);
    expect(required(line(100), "too_few", 2).safeParse("Б\u200B\u200B").success).toBe(false);
    expect(required(line(100), "too_few", 2).safeParse("Б\u0306\u0306").success).toBe(false);
    expect(required(line(100), "too_few", 2).safeParse("Өө").success).toBe(true);
  });

  it("cannot change its direction within one line", () => {
    expect(line(100).parse("\u202Egnp.exe\u202C\u2066x\u2069")).toBe("gnp.exex");
  });

  it("is refused for a control character, even at its ends", () => {
    for (const text of ["a\0b", "a\0", "\x07a"]) {
      expect(line(100).safeParse(text).error?.issues[0]?.message).toBe("text_invalid");
      expect(paragraph(100).safeParse(text).error?.issues[0]?.message).toBe("text_invalid");
    }
  });

  it("is read in one pass, however long it is", () => {
    const begin = performance.now();
    line(10).safeParse(`a${" ".repeat(100_000)}b`);
    paragraph(10).safeParse(`${"\u200B".repeat(50_000)}b`);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
