import { expect, it } from "vitest";
import { noteInKorean, READY_NOTES } from "./ready-notes";

it.each(
  Object.values(READY_NOTES).flatMap(({ ko, mn, ru, en, others }) =>
    [ko, mn, ru, en, ...others].map((own) => [own, ko]),
  ),
)("%j is %j for a driver, however the shopper has it", (own, ko) => {
  for (const note of [own, own.toLowerCase(), ` ${own} `, `${ko} (${own})`]) expect(noteInKorean(note)).toBe(ko);
  expect(noteInKorean(`${own}. 1234#`)).toBe(`${ko}. 1234#`);
});

it.each(["", "3-р давхар", "공동현관 1234#"])("%j stays as it was written", (note) =>
  expect(noteInKorean(note)).toBe(note),
);
