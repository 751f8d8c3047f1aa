import { orderNumber } from "../contract/order";
import type { TransferFileBank } from "../contract/returns";
import type { WaitingTransfer } from "../read-models/returns";
import { withoutFormula } from "./cell-text";
import type { Cell } from "./order-rows";

/** What both banks want of a transfer, in cells. */
interface TransferCells {
  bankCode: string;
  /** Digits only, as a text: it may begin with 0. */
  accountNumber: string;
  /** Whole won. */
  amount: number;
  holder: string;
  /** What the shop's own statement shows: the order, by which the outgoing line is recognised later. */
  ownText: string;
  /** What the customer's statement shows. */
  customerText: string;
}

/** The file of a bank for many transfers at once. */
interface Layout {
  /** The first row; none where the bank takes a file without one. */
  titles?: readonly string[];
  widths: readonly number[];
  row: (cells: TransferCells) => readonly Cell[];
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
    row: ({ bankCode, accountNumber, amount, holder, ownText, customerText }) => [
      bankCode,
      accountNumber,
      amount,
      holder,
      ownText,
      customerText,
      "",
    ],
  },
  woori: {
    widths: [12, 20, 12, 20, 22, 22],
    row: ({ bankCode, accountNumber, amount, holder, ownText, customerText }) => [
      bankCode,
      accountNumber,
      amount,
      holder,
      ownText,
      customerText,
    ],
  },
};

/** Most bytes that banks show of a text, in their own encoding: a letter that is not Latin has two. */
const SHOWN_BYTES = 16;

/** The transfers as rows of a bank's file. */
export function transferRows(transfers: readonly WaitingTransfer[], bank: TransferFileBank, shopName: string) {
  const { row } = TRANSFER_LAYOUTS[bank];
  return transfers.map(({ number, amount, bankCode, accountNumber, accountHolder }) =>
    row({
      bankCode,
      accountNumber: accountNumber.replace(/\D/g, ""),
      amount,
      holder: withoutFormula(accountHolder),
      ownText: orderNumber(number),
      customerText: customerText(shopName, number),
    }),
  );
}

/** The shop's name, cut to what a bank shows, and the order's number, which stays whole. */
function customerText(shopName: string, number: number): string {
  const after = ` ${orderNumber(number)}`;
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
