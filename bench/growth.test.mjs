import { expect, it } from "vitest";
import { growthTable } from "./growth.mjs";

const SIZES = /** @type {const} */ ([
  { products: 500, orders: 2000 },
  { products: 5000, orders: 20000 },
]);

it("marks what takes more than twice as long, unless its answer grows by nature", () => {
  const growths = [
    { name: "twice", small: 10, large: 20 },
    { name: "more", small: 10, large: 21 },
    { name: "natural", small: 10, large: 100, natural: true },
  ];
  const lines = growthTable(growths, ...SIZES).split("\n");
  const cells = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  expect(cells.map((line) => line[4])).toEqual(["times", "-----:", "2.00", "✖ 2.10", "(10.0)"]);
  expect(cells[0]?.slice(2, 4)).toEqual(["500 & 2000, ms", "5000 & 20000, ms"]);
});
