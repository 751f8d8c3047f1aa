import { expect, it } from "vitest";
import { readSearchMessage } from "./found-address";

const frame = {} as Window;
const FOUND = { postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "한빛" };

function read(change: { source?: unknown; origin?: string; data?: unknown }) {
  const told = { source: frame, origin: window.location.origin, data: { postcodeSearch: FOUND }, ...change };
  return readSearchMessage(told as MessageEvent, frame);
}

it("reads what the frame of the search says", () => {
  expect(read({})).toEqual(FOUND);
  expect(read({ data: { postcodeSearch: "ready" } })).toBe("ready");
});

it.each([
  ["another window", { source: {} }],
  ["another site", { origin: "https://postcode.map.kakao.com" }],
  ["something else", { data: { type: "webpack" } }],
  ["half an address", { data: { postcodeSearch: { postcode: "28644" } } }],
])("leaves what comes from %s", (_who, change) => {
  expect(read(change)).toBeUndefined();
});
