import type { LineKind, Proposal } from "./line-match";
import { saysNoPayment } from "./no-payment";
import { senderKey, withoutUnseen } from "./sender-key";

/** What of a line tells whether it is one that nobody has to look at. */
export interface AskedLine {
  kind: LineKind | null;
  payer: string;
  texts: readonly string[];
  proposals: readonly Pick<Proposal, "evidence">[];
}

/**
 * The text by which the owner can say of a line that he never wants to be asked again: the payer's, or the words of a bank
 * on what pays nothing, without digits, so that the next month's interest has it, too. Empty where a code, a name or a
 * learned sender tells an order that it may pay, where it is in any other way about one, and where the text may be anybody's.
 */
export function ignoredKey({ kind, payer, texts, proposals }: AskedLine): string {
  if (proposals.some(({ evidence }) => evidence !== "amount")) return "";
  if (kind === "unknown") return senderKey(payer) && lettersOf(payer);
  if (kind !== "no_payment") return "";
  const told = [payer, ...texts].filter((text) => saysNoPayment([text])).map(lettersOf);
  return lettersOf(payer) || (told.find((letters) => letters !== "") ?? "");
}

function lettersOf(text: string): string {
  const letters =
    withoutUnseen(text)
      .normalize("NFKC")
      .toUpperCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const joined = letters.join(" ");
  return joined.length > 1 ? joined : "";
}
