import { type StatementRow, timeRange } from "@zakh/statement-reader";
import { saysNoPayment } from "../matching/no-payment";
import { type PayerTexts, payerComparison } from "./same-payer";
import type { OutgoingRow } from "./stored-rows";

/** What the shop's owner gives back. */
const REFUND = /환불|환급/g;
/** Words of a reversal as they stand alone or beside a name. */
const REVERSAL =
  /(?:입금|출금|이체|송금)?(?:취소|반환|환불|환급|반송|반려|불능|정정(?=입금|출금|처리|[^가-힣]|$))(?:입금|출금|처리)?/g;

/**
 * The incoming rows of a statement whose money may have gone out again in it, or in one that was kept before, by a row of their
 * amount that is not before them: those of the person whom it names. Where it says that it sends money back and names none
 * of them, it may be any of them; what is refunded to somebody else is none.
 */
export function reversedRows(
  rows: readonly StatementRow[],
  outgoing: readonly OutgoingRow[] = rows.filter(({ direction }) => direction === "out"),
): Set<StatementRow> {
  const reversed = new Set<StatementRow>();
  const likenessOf = payerComparison();
  const incoming = rows.filter(({ direction }) => direction === "in").map((one) => ({ one, from: timeRange(one)[0] }));
  for (const row of outgoing) {
    const { kind, ...receiver } = reversalOf(row);
    // The order of rows of one time a file does not tell: many begin with the newest.
    const [, to] = timeRange(row);
    const before = incoming
      .filter(({ one, from }) => one.amount === row.amount && from <= to)
      .map(({ one }) => ({ one, likeness: likenessOf(one, receiver) }));
    const named = before.filter(({ likeness }) => likeness === "same");
    const unnamed = before.filter(
      ({ likeness }) => kind === "reversal" || (kind === "refund" && likeness === "unclear"),
    );
    for (const { one } of named.length > 0 ? named : unnamed) reversed.add(one);
  }
  return reversed;
}

/** What an outgoing row says of itself, and the person whom it names without the words that say it. */
function reversalOf({ payer, texts }: PayerTexts): PayerTexts & { kind: "reversal" | "refund" | "none" } {
  const all = [payer, ...texts];
  if (!saysNoPayment(all)) return { kind: "none", payer, texts };
  const kind = saysNoPayment(all.map((text) => text.replace(REFUND, ""))) ? "reversal" : "refund";
  return { kind, payer: payer.replace(REVERSAL, " "), texts: texts.map((text) => text.replace(REVERSAL, " ")) };
}
