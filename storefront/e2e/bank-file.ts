import { randomInt } from "node:crypto";

const HEADER = ["거래일시", "보낸분/받는분", "출금액(원)", "입금액(원)", "잔액(원)"];

/** Letters that no customer of another test has as a name. */
export function newPayer(): string {
  const word = () => Array.from({ length: 8 }, () => "BDGKLMNPRSTZ"[randomInt(12)]).join("");
  return `${word()} ${word()}`;
}

interface Transfer {
  payer: string;
  /** Won. */
  amount: number;
}

/** The bank's file with these transfers, all of now. */
export function bankFile(transfers: readonly Transfer[]) {
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "medium" });
  let balance = randomInt(1_000_000, 900_000_000);
  const rows = transfers.map(({ payer, amount }) => {
    balance += amount;
    return [time.format(new Date()).replaceAll("-", "."), payer, 0, amount, balance];
  });
  const lines = [HEADER, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(","));
  return { name: "거래내역.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeff${lines.join("\r\n")}`) };
}
