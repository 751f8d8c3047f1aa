import { describe, expect, it } from "vitest";
import {
  availableQuantity,
  countPieces,
  fitQuantity,
  lineTotal,
  maximumQuantity,
  minimumQuantity,
  quantityFault,
  stepDown,
  stepUp,
} from "./sale-rule";

const plain = { unit: "kg", minOrderQuantity: 1, packSize: 1 } as const;
const half = { unit: "kg", minOrderQuantity: 0.5, packSize: 1 } as const;
const pack = { unit: "kg", minOrderQuantity: 4, packSize: 4 } as const;

describe("sale rule", () => {
  it("starts at the minimum and ends at 99 kg", () => {
    expect([minimumQuantity(plain), maximumQuantity(plain)]).toEqual([1, 99]);
    expect([minimumQuantity(half), maximumQuantity(half)]).toEqual([0.5, 99]);
  });

  it("sells whole packs only, from the first that covers the minimum to the last below 99 kg", () => {
    expect(minimumQuantity({ ...pack, minOrderQuantity: 5 })).toBe(8);
    expect(maximumQuantity(pack)).toBe(96);
  });

  it("steps by the pack and stays within its bounds", () => {
    expect(stepUp(4, pack)).toBe(8);
    expect(stepUp(96, pack)).toBe(96);
    expect(stepDown(4, pack)).toBe(4);
    expect(stepUp(0.5, half)).toBe(1.5);
    expect(stepUp(98.5, half)).toBe(99);
    expect(stepUp(0.2, { ...plain, minOrderQuantity: 0.1, packSize: 0.1 })).toBe(0.3);
  });

  it("accepts tenths of a kilogram between the bounds", () => {
    for (const quantity of [0.5, 0.7, 1.5, 99]) expect(quantityFault(quantity, half)).toBeUndefined();
  });

  it("names the fault of a quantity", () => {
    expect(quantityFault(1.25, plain)).toBe("quantity_invalid");
    expect(quantityFault(Number.NaN, plain)).toBe("quantity_invalid");
    expect(quantityFault(0.9, plain)).toBe("quantity_below_minimum");
    expect(quantityFault(99.1, plain)).toBe("quantity_above_maximum");
    expect(quantityFault(6, pack)).toBe("quantity_not_in_packs");
    expect(quantityFault(-1, plain)).toBe("quantity_below_minimum");
  });

  it("adjusts an old cart line to the current rule", () => {
    expect(fitQuantity(6, pack)).toBe(4);
    expect(fitQuantity(1, pack)).toBe(4);
    expect(fitQuantity(150, plain)).toBe(99);
  });
});

describe("line total", () => {
  it("is exact for fractional kilograms", () => {
    expect(lineTotal(15000, 1.5, 1)).toBe(22500);
    expect(lineTotal(0.1, 0.1, 1)).toBe(0);
    expect(lineTotal(1005.5, 0.1, 1)).toBe(101);
  });

  it("divides a price per quarter", () => {
    expect(lineTotal(62000, 6, 4)).toBe(93000);
  });

  it("rounds half a won up, once", () => {
    expect(lineTotal(5, 0.1, 1)).toBe(1);
    expect(lineTotal(4.9, 0.1, 1)).toBe(0);
    expect(lineTotal(10, 0.1, 4)).toBe(0);
    expect(lineTotal(10, 0.2, 4)).toBe(1);
  });
});

it("counts pieces as the sum of quantities rounded up", () => {
  expect(countPieces([0.1, 0.2])).toBe(1);
  expect(countPieces([1.5, 1.5])).toBe(3);
  expect(countPieces([])).toBe(0);
});

describe("the available quantity", () => {
  const rule = { ...plain, minOrderQuantity: 1.5 };

  it("limits the steps, to a tenth of a kilogram", () => {
    expect(availableQuantity({ ...rule, available: 3 })).toBe(3);
    expect(stepUp(2.5, { ...rule, available: 3 })).toBe(3);
    expect(stepUp(3, { ...rule, available: 3 })).toBe(3);
  });

  it("is 0 when it is less than the minimum", () => {
    expect(availableQuantity({ ...rule, available: 1.4 })).toBe(0);
    expect(availableQuantity({ ...rule, available: 0 })).toBe(0);
    expect(availableQuantity({ ...rule, available: 1.5 })).toBe(1.5);
  });

  it("counts whole packs where packs are sold", () => {
    expect(availableQuantity({ ...pack, available: 11.9 })).toBe(8);
    expect(availableQuantity({ ...pack, available: 3.9 })).toBe(0);
  });

  it("is the maximum when there is enough, or when stock is not tracked", () => {
    expect(availableQuantity({ ...rule, available: null })).toBe(99);
    expect(availableQuantity(rule)).toBe(99);
    expect(availableQuantity({ ...rule, available: 500 })).toBe(99);
  });
});
