import * as contract from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { languageOf, rememberedLanguage } from "./languages";

const remembered = (cookie?: string) => rememberedLanguage({ cookie });

it.each(contract.LANGUAGES)("a visitor's cookie names %s", (language) => {
  expect(remembered(`a=b; ${contract.LANGUAGE_COOKIE}=${language}`)).toBe(language);
  expect(remembered(`${contract.LANGUAGE_COOKIE}=${language}; zakh.sid=s`)).toBe(language);
});

it.each([undefined, "", "zakh.sid=s", "preferred-language=", "preferred-language=xx", "not-preferred-language=ru"])(
  "the cookie %j names none",
  (cookie) => {
    expect(remembered(cookie)).toBeUndefined();
  },
);

it.each([
  [undefined, contract.DEFAULT_LANGUAGE],
  ["xx, de;q=0.9", contract.DEFAULT_LANGUAGE],
  ["de, RU-ru;q=0.9, en", "ru"],
])("without a cookie, Accept-Language %j asks for %s", (accepted, language) => {
  expect(languageOf({ "accept-language": accepted })).toBe(language);
});
