import { expect, it } from "vitest";
import { distanceKm, placeOf, position } from "./position";

const CHEONGJU = { latitude: 36.6424, longitude: 127.489 };

it.each([
  ["36.6424, 127.489", "36.64240,127.48900"],
  [" 33.4996213,126.5311884 ", "33.49962,126.53119"],
  ["", ""],
])("reads a place in Korea: %j", (text, read) => {
  expect(position.parse(text)).toBe(read);
});

it.each(["47.9,106.9", "127.489,36.6424", "36.6", "36.6;127.4", "north,east", "NaN,127", "36.6,127.4,5"])(
  "refuses %j",
  (text) => {
    expect(position.safeParse(text).error?.issues[0]?.message).toBe("store_position_invalid");
  },
);

it("measures the way between two places", () => {
  expect(distanceKm(CHEONGJU, CHEONGJU)).toBe(0);
  expect(distanceKm(CHEONGJU, placeOf("37.5665,126.9780") ?? CHEONGJU)).toBeCloseTo(112, -1);
});
