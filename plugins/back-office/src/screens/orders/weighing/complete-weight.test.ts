import { expect, it } from "vitest";
import { isCompleteWeight } from "./complete-weight";

it.each([
  // Text, kilograms ordered, whether it is complete.
  ["1870", 2, true],
  ["980", 1, true],
  ["520", 0.5, true],
  ["12100", 12, true],
  ["1.870", 2, true],
  ["1,875", 2, true],
  ["1.2+650", 2, true],
  // A digit may follow.
  ["", 2, false],
  ["2", 2, false],
  ["18", 2, false],
  ["187", 0.9, false],
  ["102", 1, false],
  ["1.87", 2, false],
  ["1210", 12, false],
  // Another pack may follow.
  ["1200", 2, false],
  ["1.200", 2, false],
  ["1870+", 2, false],
  // It has to be confirmed, or is no weight.
  ["18700", 2, false],
  ["18.700", 2, false],
  ["1870a", 2, false],
])("%s of %s kg is complete: %s", (text, ordered, isComplete) => {
  expect(isCompleteWeight(text, ordered)).toBe(isComplete);
});
