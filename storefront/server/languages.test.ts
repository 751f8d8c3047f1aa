import * as contract from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES, rememberedLanguage } from "./languages.mjs";

const remembered = (cookie?: string) => rememberedLanguage({ cookie });

it("the edge's languages are the contract's", () => {
  expect([...LANGUAGES].sort()).toEqual([...contract.LANGUAGES].sort());
  expect(DEFAULT_LANGUAGE).toBe(contract.DEFAULT_LANGUAGE);
});

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
