import { expect, it } from "vitest";
import { sellersOf } from "./parcels";

const BAKERY = { id: 4, name: "Бууз хийдэг" };
const SALON = { id: 9, name: "Салон" };

it("names each seller once, and the shop first", () => {
  expect(sellersOf([{ seller: BAKERY }, { seller: null }, { seller: SALON }, { seller: { ...BAKERY } }])).toEqual([
    null,
    BAKERY,
    SALON,
  ]);
  expect(sellersOf([{ seller: BAKERY }])).toEqual([BAKERY]);
  expect(sellersOf([])).toEqual([]);
});
