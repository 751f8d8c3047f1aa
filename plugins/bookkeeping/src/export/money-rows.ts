import type { Language } from "@zakh/kit/contract";
import { DAY, type Sheet } from "@zakh/kit/export/sheet";
import { orderNumber } from "@zakh/orders/contract";
import type { MoneyRow } from "../read-models/moved-money";
import { dayOnly } from "./line-rows";
import { type Column, columnSheet } from "./order-rows";

/** What moved, one column a kind. As in the other sheets, what leaves the shop or becomes the customer's is negative. */
const KINDS = [
  { title: "received", kind: "received", sign: 1 },
  { title: "returned", kind: "returned", sign: -1 },
  { title: "creditUsed", kind: "credit_used", sign: 1 },
  { title: "creditGiven", kind: "credit_given", sign: -1 },
  { title: "creditGranted", kind: "credit_granted", sign: -1 },
  { title: "gift", kind: "gift", sign: -1 },
] as const;

const COLUMNS: readonly Column[] = [
  { title: "movedOn", width: 12, format: DAY },
  { title: "number", width: 14 },
  { title: "name", width: 20 },
  { title: "shopAccount", width: 30 },
  { title: "reason", width: 30 },
  ...KINDS.map(({ title }) => ({ title, width: 18, summed: true })),
];

/** The sheet of money: one row an entry by the day on which it moved, whatever became of its order, with a filter and sums. */
export function moneySheet(entries: readonly MoneyRow[], language: Language): Sheet {
  const rows = entries.map((entry) => [
    dayOnly(entry.at),
    entry.orderId === null ? "" : orderNumber(entry.orderId),
    entry.customerName,
    [entry.bankName, entry.accountNumber].filter(Boolean).join(" "),
    entry.reason,
    ...KINDS.map(({ kind, sign }) => (kind === entry.kind ? sign * entry.won : null)),
  ]);
  return columnSheet("moneySheet", COLUMNS, rows, language);
}
