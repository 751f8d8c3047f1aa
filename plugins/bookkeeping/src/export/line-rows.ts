import { UNIT_NAMES, unitWord } from "@zakh/catalog/contract";
import { DAY_MS, type Language, localized, SEOUL_MS } from "@zakh/kit/contract";
import { DAY, DAY_AND_TIME, type Sheet, type SheetCell, WON } from "@zakh/kit/export/sheet";
import { ORDER_STATUS, orderNumber } from "@zakh/orders/contract";
import { paymentName } from "@zakh/orders/payment/payment-facts";
import { creditOf, moneySums } from "@zakh/orders/read-models/money-sums";
import type { SoldLine } from "../read-models/sold-lines";
import { type Column, columnSheet, TEXTS } from "./order-rows";

const QUANTITY = "#,##0.00";

interface LineColumn extends Column {
  cell: (line: SoldLine, language: Language) => SheetCell;
}

/** What a line sold, in columns that add up. */
const OF_LINE: readonly LineColumn[] = [
  { title: "number", width: 14, cell: ({ orderId }) => orderNumber(orderId) },
  { title: "date", width: 17, format: DAY_AND_TIME, cell: ({ placedAt }) => placedAt },
  { title: "paidOn", width: 12, format: DAY, cell: ({ paidAt }) => paidAt && dayOnly(paidAt) },
  { title: "status", width: 20, cell: ({ status }, language) => TEXTS[language][`status.${status}`] },
  { title: "name", width: 20, cell: ({ customerName }) => customerName },
  { title: "phone", width: 15, cell: ({ customerPhone }) => customerPhone },
  { title: "payment", width: 18, cell: ({ paymentMethod }, language) => paymentName(paymentMethod, language) },
  { title: "product", width: 30, cell: (line, language) => localized(line, "name", language) },
  { title: "category", width: 18, cell: (line, language) => localized(line, "category", language) },
  { title: "ordered", width: 12, format: QUANTITY, cell: ({ quantity }) => quantity },
  { title: "unit", width: 8, cell: ({ unit }, language) => unitWord(unit, language) },
  { title: "packed", width: 12, format: QUANTITY, cell: ({ packed }) => packed },
  // A column for each unit, because packs are not added to kilograms.
  ...UNIT_NAMES.map((unit) => ({
    title: "sold" as const,
    unit,
    width: 16,
    format: QUANTITY,
    summed: true,
    cell: (line: SoldLine) => (line.unit === unit ? soldQuantity(line) : null),
  })),
  { title: "price", width: 14, format: WON, cell: ({ unitPrice }) => unitPrice },
  { title: "lineTotal", width: 14, format: WON, summed: true, cell: ({ lineTotal, less }) => lineTotal - less },
];

interface OrderOfLines extends SoldLine {
  /** Whole won that its lines cost less because less was packed. */
  lessOfLines: number;
}

interface OrderColumn extends Column {
  won: (order: OrderOfLines) => number;
}

/** What belongs to the order as a whole: in its first line only, so that a column's sum counts it once. */
const OF_ORDER: readonly OrderColumn[] = [
  { title: "shippingFee", width: 14, won: ({ shippingFee }) => shippingFee },
  { title: "transferDiscount", width: 14, won: ({ transferDiscount }) => -transferDiscount },
  { title: "discount", width: 14, won: ({ discount }) => -discount },
  { title: "correction", width: 14, won: ({ correction }) => -correction },
  {
    title: "givenBack",
    width: 20,
    won: ({ weightReduction, correction, lessOfLines }) => lessOfLines + correction - weightReduction,
  },
  { title: "total", width: 16, won: ({ total }) => total },
  { title: "orderReceived", width: 16, won: ({ money }) => money.received ?? 0 },
  { title: "orderCreditUsed", width: 16, won: ({ money, creditBack }) => creditOf(money, creditBack).creditUsed },
  { title: "orderReturned", width: 16, won: ({ money }) => -(money.returned ?? 0) },
  { title: "orderCreditGiven", width: 16, won: ({ money, creditBack }) => -creditOf(money, creditBack).creditGiven },
  { title: "orderGift", width: 14, won: ({ money }) => -(money.gift ?? 0) },
  { title: "toReturn", width: 14, won: (order) => order.creditWaits - moneySums(order).toReturn },
  { title: "due", width: 14, won: (order) => moneySums(order).due },
  // Last, so that the columns of those who read these files by their place stay where they are.
  { title: "creditWaits", width: 16, won: ({ creditWaits }) => -creditWaits },
];

const COLUMNS = [...OF_LINE, ...OF_ORDER.map((column) => ({ ...column, summed: true }))];

/**
 * The sheet of sold lines: one row a line, with a filter and sums. A line of a cancelled order sold nothing, whatever was ordered; its
 * money is in the sheet of money.
 */
export function lineSheet(soldLines: readonly SoldLine[], language: Language): Sheet {
  const lines = soldLines.map((line) => (isSale(line) ? line : { ...line, ...NOTHING_SOLD }));
  const lessOfOrders = new Map<number, number>();
  for (const { orderId, less } of lines) lessOfOrders.set(orderId, (lessOfOrders.get(orderId) ?? 0) + less);
  const rows = lines.map((line, index) => {
    const isFirst = lines[index - 1]?.orderId !== line.orderId;
    const order = { ...line, lessOfLines: lessOfOrders.get(line.orderId) ?? 0 };
    return [
      ...OF_LINE.map(({ cell }) => cell(line, language)),
      ...OF_ORDER.map(({ won }) => (isFirst ? won(order) + 0 : null)),
    ];
  });
  return columnSheet("lineSheet", COLUMNS, rows, language);
}

/** Won that a cancelled order neither sold nor took off. */
const NOTHING_SOLD = {
  lineTotal: 0,
  less: 0,
  shippingFee: 0,
  transferDiscount: 0,
  discount: 0,
  weightReduction: 0,
  correction: 0,
  total: 0,
};

function isSale({ status }: SoldLine): boolean {
  return !ORDER_STATUS[status].cancelled;
}

function soldQuantity(line: SoldLine): number {
  return isSale(line) ? (line.packed ?? line.quantity) : 0;
}

/** Midnight of its day in Seoul, so that a filter by day finds it. */
export function dayOnly(time: Date): Date {
  return new Date(Math.floor((time.getTime() + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS);
}
