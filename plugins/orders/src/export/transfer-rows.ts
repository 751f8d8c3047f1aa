import { withoutFormula } from "@zakh/kit/export/cell-text";
import type { SheetCell } from "@zakh/kit/export/sheet";
import type { TransferFileBank } from "../contract/transfer-file";

export interface BulkTransfer {
  /** What names it in statements, such as `ORD-0007`. */
  mark: string;
  /** Whole won. */
  amount: number;
  /** Code of `KOREAN_BANKS`. */
  bankCode: string;
  accountNumber: string;
  accountHolder: string;
}

/** The file of a bank for many transfers at once; `transferRows` has the columns that both banks want. */
interface Layout {
  /** The first row; none where the bank takes a file without one. */
  titles?: readonly string[];
  widths: readonly number[];
  /** What follows in each row. */
  more: readonly SheetCell[];
}

export const TRANSFER_LAYOUTS: Record<TransferFileBank, Layout> = {
  hana: {
    titles: [
      "입금은행코드",
      "입금계좌번호",
      "이체금액",
      "예상예금주",
      "보내는분 통장표시내용",
      "받는분 통장표시내용",
      "CMS",
    ],
    widths: [12, 20, 12, 20, 22, 22, 8],
    more: [""],
  },
  woori: { widths: [12, 20, 12, 20, 22, 22], more: [] },
};

/** Most bytes that banks show of a text, in their own encoding: a letter that is not Latin has two. */
const SHOWN_BYTES = 16;

/** The transfers as rows of a bank's file. */
export function transferRows(
  transfers: readonly BulkTransfer[],
  bank: TransferFileBank,
  shopName: string,
): SheetCell[][] {
  return transfers.map(({ mark, amount, bankCode, accountNumber, accountHolder }) => [
    bankCode,
    // A text, because it may begin with 0.
    accountNumber.replace(/\D/g, ""),
    amount,
    withoutFormula(accountHolder),
    // What the shop's own statement shows, by which the outgoing line is recognised later.
    mark,
    recipientText(shopName, mark),
    ...TRANSFER_LAYOUTS[bank].more,
  ]);
}

/** The shop's name, cut to what a bank shows, and the mark, which stays whole. */
function recipientText(shopName: string, mark: string): string {
  const after = ` ${mark}`;
  let text = "";
  for (const character of withoutFormula(asBanksEncode(shopName))) {
    if (bytesOf(text + character + after) > SHOWN_BYTES) break;
    text += character;
  }
  return (text.trim() + after).trim();
}

/** Banks' encoding has the Russian letters and not the Mongolian two. */
function asBanksEncode(text: string): string {
  return text.replace(/[ӨөҮү]/g, (letter) => ({ Ө: "О", ө: "о", Ү: "У", ү: "у" })[letter] ?? letter);
}

function bytesOf(text: string): number {
  return [...text].reduce((bytes, character) => bytes + (character <= "~" ? 1 : 2), 0);
}
