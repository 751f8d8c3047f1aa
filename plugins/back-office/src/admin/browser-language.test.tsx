import { afterEach, expect, it, vi } from "vitest";
import { LANGUAGE_KEY, preferBrowserLanguage } from "./browser-language";

afterEach(() => {
  localStorage.clear();
  document.cookie = `${LANGUAGE_KEY}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  vi.unstubAllGlobals();
});

function chosenIn(languages: readonly string[]): string | null {
  vi.stubGlobal("navigator", { languages });
  preferBrowserLanguage();
  return localStorage.getItem(LANGUAGE_KEY);
}

it.each([
  [["mn-MN", "en"], "mn"],
  [["ru"], "ru"],
  [["ko-KR", "mn"], "ko"],
  [["de-DE", "mn"], "mn"],
  [["de-DE"], null],
] as const)("the dashboard of a browser in %j begins in %s", (languages, expected) => {
  expect(chosenIn(languages)).toBe(expected);
});

it("a language that was chosen stays", () => {
  localStorage.setItem(LANGUAGE_KEY, "en");
  expect(chosenIn(["mn"])).toBe("en");
});

it("so does one that only the cookie still knows", () => {
  document.cookie = `${LANGUAGE_KEY}=en`;
  expect(chosenIn(["mn"])).toBeNull();
});
