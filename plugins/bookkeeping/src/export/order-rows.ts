import { quantityText, type Unit, unitWord } from "@zakh/catalog/contract";
import { readTexts } from "@zakh/kit/configuration/read-texts";
import { type Language, localized, numberText, shownEmail } from "@zakh/kit/contract";
import { DAY_AND_TIME, type Sheet, type SheetCell, WON } from "@zakh/kit/export/sheet";
import { type Order, orderNumber, reductionsOf } from "@zakh/orders/contract";
import { paymentFacts, paymentName } from "@zakh/orders/payment/payment-facts";
import type mn from "./locales/mn.json";

/** A cell of the file: a text, a number that can be summed, or a time; null is empty. */
export type Cell = SheetCell;

type Texts = typeof mn;

/** What the files say. */
export const TEXTS = readTexts<keyof Texts>(__dirname, "locales");

export interface Column {
  title: keyof Texts;
  /** In characters. */
  width: number;
  format?: string;
  /** Named behind the title. */
  unit?: Unit;
  /** Whether a workbook's last row has its sum. */
  summed?: boolean;
}

interface OrderColumn extends Column {
  cell: (order: Order, language: Language) => Cell;
}

const SUMMED = { width: 14, summed: true } as const;

/** The columns in order. As in the accountant's file, what lowers a total is negative. */
const COLUMNS: readonly OrderColumn[] = [
  { title: "number", width: 14, cell: ({ id }) => orderNumber(id) },
  { title: "date", width: 17, format: DAY_AND_TIME, cell: ({ createdAt }) => new Date(createdAt) },
  { title: "status", width: 22, cell: ({ status }, language) => TEXTS[language][`status.${status}`] },
  { title: "name", width: 20, cell: ({ customerName }) => customerName },
  { title: "phone", width: 15, cell: ({ customerPhone }) => customerPhone },
  { title: "email", width: 26, cell: ({ customerEmail }) => shownEmail(customerEmail) },
  { title: "address", width: 40, cell: ({ customerAddress }) => customerAddress },
  {
    title: "items",
    width: 50,
    cell: ({ items }, language) => items.map((item) => itemText(item, language)).join("; "),
  },
  { title: "payment", width: 22, cell: ({ paymentMethod }, language) => paymentName(paymentMethod, language) },
  { title: "depositor", width: 20, cell: ({ transferAccountHolder }) => transferAccountHolder },
  { title: "account", width: 36, cell: paidTo },
  { title: "subtotal", ...SUMMED, cell: ({ subtotal }) => subtotal },
  { title: "shippingFee", ...SUMMED, cell: ({ shippingFee }) => shippingFee },
  { title: "total", ...SUMMED, cell: ({ totalAmount }) => Number(totalAmount) },
  // Last, so that the columns of those who read these files by their place stay where they are.
  { title: "transferDiscount", ...SUMMED, cell: ({ transferDiscount }) => -transferDiscount || null },
  { title: "weightReduction", ...SUMMED, cell: (order) => -reductionsOf(order).weightReduction || null },
  { title: "creditUsed", ...SUMMED, cell: ({ creditUsed }) => creditUsed || null },
  { title: "discount", ...SUMMED, cell: ({ discount }) => -discount || null },
  { title: "note", width: 30, cell: ({ note }) => note },
  { title: "correction", ...SUMMED, cell: ({ correction }) => -correction || null },
  { title: "removedLines", ...SUMMED, cell: (order) => -reductionsOf(order).removedLines || null },
  { title: "givenBack", ...SUMMED, cell: ({ givenBack }) => -givenBack || null },
];

/** Rows of these columns as a sheet with a filter and sums. */
export function columnSheet(
  name: keyof Texts,
  columns: readonly Column[],
  rows: readonly Cell[][],
  language: Language,
): Sheet {
  const texts = TEXTS[language];
  return {
    name: texts[name],
    titles: columns.map(({ title, unit }) => `${texts[title]}${unit ? ` (${unitWord(unit, language)})` : ""}`),
    rows,
    widths: columns.map(({ width }) => width),
    numberFormat: columns.map(({ format = WON }) => format),
    totals: { label: texts.totals, columns: columns.flatMap(({ summed }, place) => (summed ? [place] : [])) },
  };
}

export function orderSheet(rows: readonly Cell[][], language: Language): Sheet {
  return columnSheet("sheet", COLUMNS, rows, language);
}

export function titleRow(language: Language): string[] {
  return COLUMNS.map(({ title }) => TEXTS[language][title]);
}

export function orderRow(order: Order, language: Language): Cell[] {
  return COLUMNS.map(({ cell }) => cell(order, language));
}

/** Product, quantity, packed weight where it is another, origin and lots: `Үхрийн гуя 1.5 → 1.42 кг (Австрали, 002123456789)`. */
function itemText(item: Order["items"][number], language: Language): string {
  const { product, quantity, unit, packedQuantity, traceNumbers } = item;
  const known = [localized(product, "origin", language), ...traceNumbers].filter(Boolean).join(", ");
  const isOther = packedQuantity !== null && packedQuantity !== quantity;
  const ordered = isOther ? `${numberText(quantity, language)} → ` : "";
  const sold = `${localized(product, "name", language)} ${ordered}${quantityText(isOther ? packedQuantity : quantity, unit, language)}`;
  return known === "" ? sold : `${sold} (${known})`;
}

/** Where it is paid: the bank account, or the payment method's own text. */
function paidTo(
  { paymentMethod, paymentDetails, selectedBankAccount: bankAccount }: Order,
  language: Language,
): string {
  const facts = paymentFacts(paymentMethod, { ...paymentDetails, bankAccount }, language);
  return facts.map(([, value]) => value).join(" ");
}
