import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { changeOf, formOf, lineOf, linesOf, readQuantity, readWon, totalOf } from "./changed-order";

const order = {
  customerName: "Болд",
  customerPhone: "010-1234-5678",
  customerAddress: "Чонжу хот 12",
  deliveryNote: "",
  note: "",
  shippingFee: 4000,
  discount: 0,
  discountReason: "",
  transferDiscount: 37,
  weightReduction: 0,
  totalAmount: "41763",
  items: [
    {
      productId: 1,
      quantity: 2,
      price: 18_900,
      priceDivisor: 1,
      unit: "kg",
      lineTotal: 37_800,
      product: { name: "Хонь" },
    },
  ],
} as unknown as Order;
const beef = { id: 2, name: "Үхэр", price: 30_000, priceDivisor: 1, unit: "kg" } as never;

it("reads kilograms in tenths and won as they are typed", () => {
  expect(["1,5", " 2 ", "", "0", "1.", "1.55", "-1", "x"].map((text) => readQuantity(text, "kg"))).toEqual([
    1.5,
    2,
    0,
    0,
    1,
    undefined,
    undefined,
    undefined,
  ]);
  expect(["3,000", "₩ 500", "", "-1", "1.5"].map(readWon)).toEqual([3000, 500, 0, undefined, undefined]);
});

it("counts the total as the server does", () => {
  const form = formOf(order);
  const lines = linesOf(order, [lineOf(beef)]);
  expect(totalOf(order, linesOf(order, []), form)).toBe(41_763);
  const typed = { ...form, quantities: { 1: "1.5", 2: "0,5" }, shippingFee: "", discount: "1,000" };
  expect(totalOf(order, lines, typed)).toBe(28_350 + 15_000 - 37 - 1000);
  expect(totalOf(order, lines, { ...form, quantities: { 1: "zwei" } })).toBeUndefined();
});

it("sends only what differs", () => {
  const form = formOf(order);
  const lines = linesOf(order, [lineOf(beef)]);
  expect(changeOf(order, lines, form, 41_763)).toBeUndefined();
  const typed = { ...form, note: "Утасдах", quantities: { 1: "0", 2: "1" }, discount: "500", discountReason: "Бэлэг" };
  expect(changeOf(order, lines, typed, 33_463)).toEqual({
    note: "Утасдах",
    lines: [
      { productId: 1, quantity: 0 },
      { productId: 2, quantity: 1 },
    ],
    discount: { amount: 500, reason: "Бэлэг" },
    totalAmount: "33463",
    agreedByPhone: false,
  });
});

it("sends an address in parts whole when one of them differs, and one in a text as a text", () => {
  const address = { postcode: "28644", roadAddress: "충북 청주시 7", building: "101동", doorCode: "#1" };
  const parted = { ...order, customerAddress: "(28644) 충북 청주시 7, 101동", address };
  const lines = linesOf(parted, []);
  expect(changeOf(parted, lines, formOf(parted), 41_763)).toBeUndefined();
  const sent = changeOf(parted, lines, { ...formOf(parted), doorCode: "#2" }, 41_763);
  expect(sent).toMatchObject({ address: { ...address, doorCode: "#2" } });
  expect(sent).not.toHaveProperty("customerAddress");
  const text = changeOf(order, linesOf(order, []), { ...formOf(order), customerAddress: "Сөүл 5" }, 41_763);
  expect(text).toMatchObject({ customerAddress: "Сөүл 5" });
  expect(text).not.toHaveProperty("address");
});
