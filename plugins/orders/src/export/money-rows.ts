import type { Language } from "@zakh/kit/contract";
import { orderNumber } from "../contract/order";
import type { MoneyRow } from "../read-models/moved-money";
import { dayOnly } from "./line-rows";
import { TEXTS } from "./order-rows";
import { DAY, type Sheet, WON } from "./sheet";

/** What moved, one column a kind. As in the other sheets, what leaves the shop or becomes the customer's is negative. */
const KINDS = [
  { title: "received", kind: "received", sign: 1 },
  { title: "returned", kind: "returned", sign: -1 },
  { title: "creditUsed", kind: "credit_used", sign: 1 },
  { title: "creditGiven", kind: "credit_given", sign: -1 },
  { title: "creditGranted", kind: "credit_granted", sign: -1 },
  { title: "gift", kind: "gift", sign: -1 },
] as const;

const FACTS = ["movedOn", "number", "name", "shopAccount", "reason"] as const;
const FACT_WIDTHS = [12, 14, 20, 30, 30];

/** The sheet of money: one row an entry by the day on which it moved, whatever became of its order, with a filter and sums. */
export function moneySheet(entries: readonly MoneyRow[], language: Language): Sheet {
  const texts = TEXTS[language];
  return {
    name: texts.moneySheet,
    titles: [...FACTS, ...KINDS.map(({ title }) => title)].map((title) => texts[title]),
    rows: entries.map((entry) => [
      dayOnly(entry.at),
      entry.orderId === null ? "" : orderNumber(entry.orderId),
      entry.customerName,
      [entry.bankName, entry.accountNumber].filter(Boolean).join(" "),
      entry.reason,
      ...KINDS.map(({ kind, sign }) => (kind === entry.kind ? sign * entry.won : null)),
    ]),
    widths: [...FACT_WIDTHS, ...KINDS.map(() => 18)],
    numberFormat: [DAY, ...FACTS.slice(1).map(() => WON), ...KINDS.map(() => WON)],
    totals: { label: texts.totals, columns: KINDS.map((_, place) => FACTS.length + place) },
  };
}
