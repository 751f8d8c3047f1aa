import { expect, it } from "vitest";
import { chooseLanguage } from "./language";

it.each([
  [undefined, undefined, "mn"],
  [undefined, "de, *;q=0.1", "mn"],
  [undefined, "ru-RU,ru;q=0.9,en;q=0.8", "ru"],
  [undefined, "en;q=0.5, ko-KR;q=0.9", "ko"],
  [undefined, "en;q=0, RU", "ru"],
  [undefined, ";;q=,", "mn"],
  ["en", "ru", "en"],
  ["xx", "ru", "ru"],
])("the cookie %s and Accept-Language %s are answered in %s", (cookie, accepted, language) => {
  expect(chooseLanguage(cookie, { headers: { "accept-language": accepted } })).toBe(language);
});
