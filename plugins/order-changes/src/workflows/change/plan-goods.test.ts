import { textsOf } from "@zakh/kit/contract";
import type { OrderState } from "@zakh/orders/read-models/order-state";
import type { PricedLine } from "@zakh/orders/workflows/pricing/price-lines";
import { describe, expect, it } from "vitest";
import { addedLines, changedGoods, type Goods, givesBack, goodsHistory, shownChange, totalOf } from "./plan-goods";

const BEEF = 1;
const MUTTON = 2;
const CHICKEN = 3;

const line = (productId: number, name: string) => ({
  ...textsOf(["name", "category"], { name, nameEn: "", nameRu: "", category: "Мах" }),
  productId,
  quantity: 2,
  unit: "kg" as const,
  lineTotal: 20_000,
  price: 10_000,
  priceDivisor: 1,
  isOfStore: false,
});

/** 41,000 won: two lines of 20,000 each, the fee, less 3,000 in two discounts. */
const GOODS: Goods = {
  lines: [line(BEEF, "Үхэр"), line(MUTTON, "Хонь")],
  shippingFee: 4_000,
  discount: 2_900,
  discountReason: "Хожимдсон",
  transferDiscount: 100,
};

/** Two kilograms at today's price of 12,000 won. */
const ADDED = {
  product: { ...line(CHICKEN, "Тахиа"), number: CHICKEN, price: 12_000, storeId: null, seller: null },
  quantity: 2,
  lineTotal: 24_000,
} as unknown as PricedLine;

describe("goods after a change", () => {
  it("stay as they are where nothing is wanted", () => {
    expect(changedGoods(GOODS, {}, [])).toEqual(GOODS);
  });

  it("keep the price that was ordered, and have today's of what is added", () => {
    const wanted = { lines: [{ productId: BEEF, quantity: 0.5 }] };
    const { lines } = changedGoods(GOODS, wanted, [ADDED]);
    expect(lines.map(({ productId, quantity, lineTotal }) => [productId, quantity, lineTotal])).toEqual([
      [BEEF, 0.5, 5_000],
      [MUTTON, 2, 20_000],
      [CHICKEN, 2, 24_000],
    ]);
  });

  it("lose a line of which nothing is wanted", () => {
    const { lines } = changedGoods(GOODS, { lines: [{ productId: BEEF, quantity: 0 }] }, []);
    expect(lines.map(({ productId }) => productId)).toEqual([MUTTON]);
  });

  it("cost the lines and the fee, less both discounts", () => {
    expect(totalOf(GOODS)).toBe(41_000);
    expect(totalOf(changedGoods(GOODS, { shippingFee: 0, discount: { amount: 0, reason: "" } }, []))).toBe(39_900);
  });

  it("keep no reason of a discount that is taken back", () => {
    expect(changedGoods(GOODS, { discount: { amount: 0, reason: "Буцаав" } }, [])).toMatchObject({
      discount: 0,
      discountReason: "",
    });
  });

  it.each([
    ["no line is left", { lines: [BEEF, MUTTON].map((productId) => ({ productId, quantity: 0 })) }, "nothing_left"],
    [
      "a part of what is weighed to a tenth is wanted",
      { lines: [{ productId: BEEF, quantity: 1.05 }] },
      "quantity_invalid",
    ],
    ["nothing is left to pay", { discount: { amount: 43_900, reason: "Бэлэг" } }, "discount_too_large"],
  ])("are refused where %s", (_why, wanted, code) => {
    expect(() => changedGoods(GOODS, wanted, [])).toThrow(expect.objectContaining({ code }));
  });

  it("are refused for a part of what is sold whole", () => {
    const pieces = { ...GOODS, lines: GOODS.lines.map((line) => ({ ...line, unit: "piece" as const, quantity: 2 })) };
    const half = { lines: [{ productId: BEEF, quantity: 0.5 }] };
    expect(() => changedGoods(pieces, half, [])).toThrow(expect.objectContaining({ code: "quantity_invalid" }));
  });

  it("are refused with more lines than an order may have", () => {
    expect(() => changedGoods(GOODS, {}, Array(99).fill(ADDED))).toThrow(
      expect.objectContaining({ code: "cart_too_long" }),
    );
  });
});

it("only products that the order does not have are added", () => {
  const lines = [
    { productId: BEEF, quantity: 3 },
    { productId: CHICKEN, quantity: 1 },
    { productId: 4, quantity: 0 },
  ];
  expect(addedLines(GOODS, { lines })).toEqual([{ productId: CHICKEN, quantity: 1 }]);
});

describe("what is told of a change", () => {
  const after = changedGoods(
    GOODS,
    { lines: [{ productId: BEEF, quantity: 0 }], discount: { amount: 4_000, reason: "Уучлаарай" } },
    [ADDED],
  );

  it("is what differs", () => {
    const { lines, totalBefore, total } = shownChange(GOODS, after);
    expect(lines.map(({ name, before, after: now }) => [name, before, now])).toEqual([
      ["Үхэр", 2, 0],
      ["Тахиа", 0, 2],
    ]);
    expect([totalBefore, total]).toEqual([41_000, 43_900]);
  });

  it("stands in the history line by line", () => {
    expect(goodsHistory(shownChange(GOODS, after)).map(({ field, from, to }) => [field, from, to])).toEqual([
      ["line", "Үхэр 2", ""],
      ["line", "Тахиа", "2"],
      ["discount", "2900", "4000 (Уучлаарай)"],
    ]);
    expect(goodsHistory(shownChange(GOODS, GOODS))).toEqual([]);
  });
});

describe("money that was paid", () => {
  const shown = (wanted: Parameters<typeof changedGoods>[1]) => shownChange(GOODS, changedGoods(GOODS, wanted, []));
  const paid = { status: "processing", total: 41_000, money: { received: 41_000 } } as unknown as OrderState;

  it.each([
    ["a lower fee", { shippingFee: 0 }, true],
    ["a larger discount", { discount: { amount: 3_000, reason: "Уучлаарай" } }, true],
    ["fewer goods", { lines: [{ productId: BEEF, quantity: 1 }] }, false],
    ["a higher fee", { shippingFee: 5_000 }, false],
  ])("is given back by %s: %s", (_what, wanted, expected) => {
    expect(givesBack(paid, shown(wanted))).toBe(expected);
  });

  it("is given back by nothing where none has come in", () => {
    const waiting = { ...paid, status: "pending", money: {} } as OrderState;
    expect(givesBack(waiting, shown({ shippingFee: 0 }))).toBe(false);
  });
});
