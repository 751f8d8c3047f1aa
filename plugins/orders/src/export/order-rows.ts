import { type Language, localized, numberText } from "@zakh/kit/contract";
import { type Order, orderNumber } from "../contract/order";
import { paymentFacts, paymentName } from "../payment/payment-facts";
import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";

/** A cell of the file: a text, or a number that can be summed. */
export type Cell = string | number;

type Texts = typeof mn;

/** What the files say. */
export const TEXTS: Record<Language, Texts> = { mn, ru, en, ko };

/** Seoul time in a sortable format: 2026-11-21 16:05 (ruling 13). */
const IN_SEOUL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "short" });

/** The columns in order: key of the title, width in characters, and content. */
const COLUMNS: readonly { title: keyof Texts; width: number; cell: (order: Order, language: Language) => Cell }[] = [
  { title: "number", width: 14, cell: ({ id }) => orderNumber(id) },
  { title: "date", width: 17, cell: ({ createdAt }) => IN_SEOUL.format(new Date(createdAt)) },
  { title: "status", width: 22, cell: ({ status }, language) => TEXTS[language][`status.${status}`] },
  { title: "name", width: 20, cell: ({ customerName }) => customerName },
  { title: "phone", width: 15, cell: ({ customerPhone }) => customerPhone },
  { title: "email", width: 26, cell: ({ customerEmail }) => customerEmail },
  { title: "address", width: 40, cell: ({ customerAddress }) => customerAddress },
  {
    title: "items",
    width: 50,
    cell: ({ items }, language) => items.map((item) => itemText(item, language)).join("; "),
  },
  { title: "payment", width: 22, cell: ({ paymentMethod }, language) => paymentName(paymentMethod, language) },
  { title: "depositor", width: 20, cell: ({ transferAccountHolder }) => transferAccountHolder },
  { title: "account", width: 36, cell: paidTo },
  { title: "subtotal", width: 14, cell: ({ subtotal }) => subtotal },
  { title: "shippingFee", width: 14, cell: ({ shippingFee }) => shippingFee },
  { title: "total", width: 14, cell: ({ totalAmount }) => Number(totalAmount) },
  // Last, so that the columns of those who read these files by their place stay where they are.
  { title: "transferDiscount", width: 14, cell: ({ transferDiscount }) => transferDiscount || "" },
  { title: "weightReduction", width: 14, cell: ({ weightReduction }) => weightReduction || "" },
  { title: "creditUsed", width: 14, cell: ({ creditUsed }) => creditUsed || "" },
  { title: "discount", width: 14, cell: ({ discount }) => discount || "" },
  { title: "note", width: 30, cell: ({ note }) => note },
];

export const COLUMN_WIDTHS: readonly number[] = COLUMNS.map(({ width }) => width);

/** The name of a workbook's sheet. */
export function sheetName(language: Language): string {
  return TEXTS[language].sheet;
}

export function titleRow(language: Language): string[] {
  return COLUMNS.map(({ title }) => TEXTS[language][title]);
}

/** One order as one row. */
export function orderRow(order: Order, language: Language): Cell[] {
  return COLUMNS.map(({ cell }) => cell(order, language));
}

/** Product, quantity, packed weight where it is another, and origin: `Үхрийн гуя 1.5 → 1.42 кг (Австрали)`. */
function itemText({ product, quantity, packedQuantity }: Order["items"][number], language: Language): string {
  const origin = localized(product, "origin", language);
  const isOther = packedQuantity !== null && packedQuantity !== quantity;
  const packed = isOther ? ` → ${numberText(packedQuantity, language)}` : "";
  const sold = `${product.name} ${numberText(quantity, language)}${packed} ${TEXTS[language].kilograms}`;
  return origin === "" ? sold : `${sold} (${origin})`;
}

/** Where it is paid: the bank account, or the payment method's own text. */
function paidTo(
  { paymentMethod, paymentDetails, selectedBankAccount: bankAccount }: Order,
  language: Language,
): string {
  const facts = paymentFacts(paymentMethod, { ...paymentDetails, bankAccount }, language);
  return facts.map(([, value]) => value).join(" ");
}
