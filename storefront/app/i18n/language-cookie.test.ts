import { describe, expect, it } from "vitest";
import { languageCookie, rememberedLanguage } from "./language-cookie";

describe("the remembered language", () => {
  it("is read from among other cookies", () => {
    expect(rememberedLanguage("zakh.sid=abc; preferred-language=ru; other=1")).toBe("ru");
  });

  it.each([null, undefined, "", "preferred-language=xx", "not-preferred-language=ru", "preferred-language"])(
    "is Mongolian for %j",
    (cookies) => {
      expect(rememberedLanguage(cookies)).toBe("mn");
    },
  );

  it("survives being written and read back", () => {
    expect(rememberedLanguage(languageCookie("en", false).split(";")[0])).toBe("en");
  });

  it("is stored for a year, for the whole site, and is secure on https pages", () => {
    expect(languageCookie("mn", false)).toBe("preferred-language=mn; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(languageCookie("mn", true)).toMatch(/; Secure$/);
  });
});
