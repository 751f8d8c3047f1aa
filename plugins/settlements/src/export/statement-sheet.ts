import { readTexts } from "@zakh/kit/configuration/read-texts";
import type { Language } from "@zakh/kit/contract";
import { DAY, DAY_AND_TIME, type Sheet, type SheetCell, WON } from "@zakh/kit/export/sheet";
import { orderNumber } from "@zakh/orders/contract";
import type { StoreStatement } from "../contract";
import type mn from "./locales/mn.json";

const TEXTS = readTexts<keyof typeof mn>(__dirname, "locales");

/** A store's month as a sheet: its opening balance, every entry, and the closing balance as the sum of both. */
export function statementSheet({ month, opening, entries }: StoreStatement, language: Language): Sheet {
  const texts = TEXTS[language];
  const rows: SheetCell[][] = entries.map(({ at, kind, orderId, reason, payableFrom, amount }) => [
    new Date(at),
    texts[`kind.${kind}`],
    orderId === null ? "" : orderNumber(orderId),
    reason,
    new Date(payableFrom),
    amount,
  ]);
  return {
    name: month,
    titles: [texts.at, texts.kind, texts.order, texts.reason, texts.payableFrom, texts.amount],
    rows: [[texts.opening, "", "", "", null, opening], ...rows],
    widths: [17, 22, 12, 40, 17, 16],
    numberFormat: [DAY_AND_TIME, WON, WON, WON, DAY, WON],
    totals: { label: texts.closing, columns: [5] },
  };
}
