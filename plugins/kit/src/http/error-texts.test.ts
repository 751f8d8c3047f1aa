import { expect, it, vi } from "vitest";
import { LANGUAGES } from "../contract/languages";
import { createErrorTexts, type ErrorCatalogue } from "./error-texts";

const TEXTS = { closed: "{{until, day}}", left: "{{left}}", server_error: "?" };
const CATALOGUE = Object.fromEntries(
  LANGUAGES.map((language) => [language, TEXTS] as const),
) as unknown as ErrorCatalogue;
const texts = createErrorTexts([CATALOGUE]);

it("says a day and a number in the reader's language", () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T03:00:00Z"), toFake: ["Date"] });
  expect(LANGUAGES.map((language) => texts.text(language, "closed", { until: "2026-12-03" })).sort()).toEqual(
    ["12-р сарын 3, Пүрэв гараг", "12월 3일 (목)", "Thursday, 3 December", "четверг, 3 декабря"].sort(),
  );
  expect(texts.text("en", "closed", { until: "2027-01-03" })).toBe("Sunday, 3 January 2027");
  vi.useRealTimers();
  expect(texts.text("en", "left", { left: 1500 })).toBe("1,500");
});
