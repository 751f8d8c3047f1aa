import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import type { SoldLine } from "../read-models/sold-lines";
import { lineSheet } from "./line-rows";

const LINE: SoldLine = {
  orderId: 7,
  placedAt: new Date("2026-11-20T16:30:00Z"),
  paidAt: new Date("2026-11-20T15:10:00Z"),
  status: "processing",
  customerName: '=HYPERLINK("http://a")',
  customerPhone: "010-0000-1234",
  paymentMethod: "no_plugin",
  ...textsOf(["name", "category"], { name: "Үхрийн гуя", nameRu: "Говядина", category: "Үхэр" }),
  quantity: 2,
  unit: "kg",
  packed: 1.87,
  unitPrice: 18_900,
  lineTotal: 37_800,
  less: 2457,
  shippingFee: 4000,
  transferDiscount: 13,
  discount: 1000,
  weightReduction: 2957,
  correction: 300,
  total: 67_830,
  money: { received: 70_000, credit_used: 1000, to_return: 3170, returned: 500, gift: 0 },
  creditBack: 0,
  creditWaits: 500,
};
const SECOND: SoldLine = { ...LINE, name: "Хонины хаа", quantity: 1, packed: null, lineTotal: 30_000, less: 0 };
const OTHER: SoldLine = {
  ...SECOND,
  orderId: 8,
  paidAt: null,
  status: "pending",
  transferDiscount: 0,
  discount: 0,
  weightReduction: 0,
  correction: 0,
  total: 34_000,
  money: {},
};

const { titles = [], rows, numberFormat, totals } = lineSheet([LINE, SECOND, OTHER], "en");
const column = (title: string) => rows.map((row) => row[titles.indexOf(title)]);
const sum = (title: string) => column(title).reduce<number>((total, cell) => total + Number(cell ?? 0), 0);

describe("the file of sold lines", () => {
  it("has a row a line, with days as dates: the payment's at midnight in Seoul", () => {
    expect(column("Product")).toEqual(["Үхрийн гуя", "Хонины хаа", "Хонины хаа"]);
    expect(column("Ordered on")[0]).toEqual(LINE.placedAt);
    expect(column("Paid on")).toEqual([new Date("2026-11-20T15:00:00Z"), new Date("2026-11-20T15:00:00Z"), null]);
    expect([numberFormat[1], numberFormat[2]]).toEqual(["yyyy-mm-dd hh:mm", "yyyy-mm-dd"]);
  });

  it("says what was ordered, packed and sold, and costs the line after weighing", () => {
    expect(column("Ordered")).toEqual([2, 1, 1]);
    expect(column("Packed")).toEqual([1.87, null, null]);
    expect(column("Sold (kg)")).toEqual([1.87, 1, 1]);
    expect(column("Sold (pack)")).toEqual([null, null, null]);
    expect(column("Line total (₩)")).toEqual([35_343, 30_000, 30_000]);
  });

  it("has the sums of an order once, so that the columns add up to the totals and to the money", () => {
    expect(column("Grand total (₩)")).toEqual([67_830, null, 34_000]);
    const reductions = [
      "Transfer discount (₩)",
      "Discount (₩)",
      "Correction (₩)",
      "Given back before: store credit, transfer (₩)",
    ];
    expect(reductions.map(sum)).toEqual([-13, -1000, -300, -200]);
    expect(["Line total (₩)", "Shipping fee (₩)", ...reductions].map(sum).reduce((a, b) => a + b)).toBe(
      sum("Grand total (₩)"),
    );
    const money = [
      "Order: money in (₩)",
      "Order: store credit used (₩)",
      "Order: returned (₩)",
      "Order: given as store credit (₩)",
    ];
    const left = ["Order: overpaid and kept (₩)", "To return (₩)", "To become credit (₩)", "Still due (₩)"];
    expect([...money, ...left].map(sum).reduce((a, b) => a + b)).toBe(sum("Grand total (₩)"));
    expect(totals?.columns.map((place) => titles[place])).toEqual(
      expect.arrayContaining(["Sold (kg)", "Line total (₩)", "Grand total (₩)", ...money, ...left]),
    );
  });

  it("counts nothing of a cancelled order as sold, and balances its money", () => {
    const cancelled: SoldLine = {
      ...OTHER,
      status: "cancelled",
      packed: 0.9,
      money: { received: 34_000, to_return: 34_000 },
      creditWaits: 0,
    };
    const sheet = lineSheet([cancelled], "en");
    const cell = (title: string) => sheet.rows[0]?.[sheet.titles?.indexOf(title) ?? -1];
    expect(["Ordered", "Sold (kg)", "Line total (₩)", "Shipping fee (₩)", "Grand total (₩)"].map(cell)).toEqual([
      1, 0, 0, 0, 0,
    ]);
    expect(["Order: money in (₩)", "To return (₩)", "Still due (₩)"].map(cell)).toEqual([34_000, -34_000, 0]);
  });
});
