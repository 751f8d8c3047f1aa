import { expect, it } from "vitest";
import { authorShown } from "./author-shown";

it.each([
  ["Сараа Дорж", "С."],
  ["  өлзий", "Ө."],
  ["김철수", "김."],
  ["Й\u0306ылдыз", "Й\u0306."],
  ["👩‍👩‍👧 Болд", "👩‍👩‍👧."],
  ["\u200b ", ""],
])("others see of %j only %j", (name, shown) => {
  expect(authorShown(name)).toBe(shown);
});
