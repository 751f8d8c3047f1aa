import { expect, it } from "vitest";
import { numberText } from "./number-text";

const SHOWN = [0, 1, 12, 999, 1000, 12345, 1234567, 99999999.25, 0.5, 1.5, 1000.01, 0.1 + 0.2, -2500];

it("writes Mongolian, English and Korean numbers in the Korean format", () => {
  const korean = new Intl.NumberFormat("ko-KR", { maximumFractionDigits: 2 });
  for (const language of ["mn", "en", "ko"]) {
    for (const value of SHOWN) expect(numberText(value, language)).toBe(korean.format(value));
  }
});

it("writes Russian numbers with a comma, and a non-breaking space between thousands", () => {
  const russian = new Intl.NumberFormat("ru-RU", { maximumFractionDigits: 2 });
  for (const value of SHOWN) expect(numberText(value, "ru")).toBe(russian.format(value));
  expect(numberText(1.5, "ru")).toBe("1,5");
});
