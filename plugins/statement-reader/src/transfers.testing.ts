// The transfers that every bank's file holds, and how files write them.
import type { Grid } from "./bank-files.testing";

export interface Transfer {
  /** Korea's time */
  date: string;
  time: string;
  signed: number;
  balance: number;
  payer: string;
  memo: string;
}

export const TRANSFERS: Transfer[] = [
  { date: "2024.01.15", time: "14:02:11", signed: 35_000, balance: 135_000, payer: "BAT BOLORMA", memo: "K7M2P" },
  { date: "2024.01.15", time: "14:02:40", signed: -20_000, balance: 115_000, payer: "한국전력", memo: "전기" },
  { date: "2024.01.15", time: "15:10:05", signed: 18_910, balance: 133_910, payer: "토뱅　볼로르마", memo: "" },
  { date: "2024.01.16", time: "00:00:07", signed: 35_000, balance: 168_910, payer: "오윤치믁", memo: "똠뷁" },
  {
    date: "2024.01.16",
    time: "23:59:59",
    signed: 1_250_000,
    balance: 1_418_910,
    payer: "(주)비바리퍼블리카",
    memo: "",
  },
];

export interface Shape {
  bytes: () => Buffer;
  password?: string;
  precision?: "minute" | "day";
  /** whether the file has no balances */
  noBalance?: boolean;
  account?: string;
}

export const won = (amount: number) => amount.toLocaleString("en");
export const paidIn = ({ signed }: Transfer) => (signed > 0 ? won(signed) : "0");
export const paidOut = ({ signed }: Transfer) => (signed < 0 ? won(-signed) : "0");
export const stamp = ({ date, time }: Transfer) => `${date} ${time}`;
export const dashed = ({ date }: Transfer) => date.replaceAll(".", "-");
export const digits = ({ date, time }: Transfer) => (date + time).replace(/\D/g, "");
export const serial = ({ date, time }: Transfer) =>
  (Date.parse(`${date.replaceAll(".", "-")}T${time}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
export const newestFirst = [...TRANSFERS].reverse();

/** A grid with some lines above the header, and the transfers below it. */
export function grid(
  above: number | Grid,
  header: string[],
  row: (transfer: Transfer, number: number) => Grid[number],
  transfers = TRANSFERS,
): Grid {
  const lines = typeof above === "number" ? Array.from({ length: above }, () => ["조회", "전체"]) : above;
  return [...lines, header, ...transfers.map((transfer, index) => row(transfer, index + 1))];
}

export const direction = ({ signed }: Transfer) => (signed < 0 ? "출금" : "입금");
