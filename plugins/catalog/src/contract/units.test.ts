import { LANGUAGES } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { saleRuleFaults } from "./complete-sale-rule";
import { quantitiesOf, quantitiesText } from "./quantities";
import { availableQuantity, DEFAULT_SALE_RULE, fitQuantity, minimumQuantity, quantityFault, stepUp } from "./sale-rule";
import { pricedText, quantityText, UNIT_NAMES, UNITS, unitWord } from "./units";

describe.each(UNIT_NAMES)("a product by the %s", (unit) => {
  const rule = { ...DEFAULT_SALE_RULE, unit };
  const hasParts = UNITS[unit].decimals > 0;

  it("is sold from one on in steps of one", () => {
    expect([minimumQuantity(rule), stepUp(1, rule), stepUp(99, rule)]).toEqual([1, 2, 99]);
    expect(quantityFault(3, rule)).toBeUndefined();
  });

  it("is sold in parts where its unit has any", () => {
    expect(quantityFault(1.5, rule)).toBe(hasParts ? undefined : "quantity_invalid");
    expect(fitQuantity(2.5, rule)).toBe(hasParts ? 2.5 : 2);
    expect(availableQuantity({ ...rule, available: 2.5 })).toBe(hasParts ? 2.5 : 2);
    const half = { ...rule, minOrderQuantity: 0.5, packSize: 0.5, stock: 2.5 };
    expect(Object.keys(saleRuleFaults(half))).toEqual(hasParts ? [] : ["minOrderQuantity", "packSize", "stock"]);
  });

  it.each(LANGUAGES)("is named in %s, alone and in a total", (language) => {
    const word = unitWord(unit, language);
    expect(word).not.toBe("");
    expect(quantityText(1, unit, language)).toMatch(new RegExp(`^1 ?${word}$`));
    expect(quantitiesText({ [unit]: 2 }, language)).toBe(quantityText(2, unit, language));
  });
});

it("a total names each unit, and never adds packs to kilograms", () => {
  const lines = [
    { quantity: 0.1, unit: "kg" },
    { quantity: 2, unit: "pack" },
    { quantity: 0.2, unit: "kg" },
    { quantity: 3, unit: "piece" },
  ] as const;
  const sums = quantitiesOf(lines);
  expect(sums).toEqual({ kg: 0.3, pack: 2, piece: 3 });
  expect(LANGUAGES.map((language) => quantitiesText(sums, language))).toEqual([
    "3 ш, 2 багц, 0.3 кг",
    "3 шт, 2 уп., 0,3 кг",
    "3 pcs, 2 packs, 0.3 kg",
    "3개, 2팩, 0.3kg",
  ]);
  expect(quantitiesText({}, "mn")).toBe("");
});

it("a price names what it is for", () => {
  expect(pricedText({ unit: "pack", priceDivisor: 1 }, "en")).toBe("pack");
  expect(pricedText({ unit: "kg", priceDivisor: 4 }, "mn")).toBe("4 кг");
});
