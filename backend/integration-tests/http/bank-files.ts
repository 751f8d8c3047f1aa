import { randomInt } from "node:crypto";

const SYLLABLES = ["ZUL", "GHEN", "TARG", "BYAM", "SOND", "KHISH", "DULM", "ERGE", "OTGO", "MYAG"];

/** A payer's name that nobody else in the shop has. */
export function newPayer(): string {
  const word = () => Array.from({ length: 3 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join("");
  return `${word()} ${word()}`;
}

export interface Transfer {
  payer: string;
  /** Won; below 0 when it went out. */
  amount: number;
  /** Default now. */
  at?: Date;
}

/** The shop's account at a bank: it makes the files that the bank's page gives. Its balances are its own. */
export class TestBank {
  private balance = randomInt(1_000_000, 900_000_000);
  readonly rows: string[][] = [];

  transfer({ payer, amount, at = new Date() }: Transfer): this {
    this.balance += amount;
    const [incoming, outgoing] = amount < 0 ? [0, -amount] : [amount, 0];
    const row = [koreanTime(at), payer, outgoing, incoming, this.balance, "전자금융"];
    this.rows.push(row.map(String));
    return this;
  }

  /** The rows from `start` to before `end` as a CSV file. */
  file(start = 0, end = this.rows.length): Uint8Array {
    const header = ["거래일시", "보낸분/받는분", "출금액(원)", "입금액(원)", "잔액(원)", "적요"];
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const lines = [header, ...this.rows.slice(start, end)].map((row) => row.map(quoted).join(","));
    return Buffer.from(`\ufeff${lines.join("\r\n")}`);
  }

  /** The alert message of a row; it tells no seconds. */
  alert(index: number): string {
    const [time = "", payer, , incoming, balance] = this.rows[index] ?? [];
    const [date = "", clock = ""] = time.split(" ");
    const shown = `${date.slice(5).replaceAll(".", "/")} ${clock.slice(0, 5)}`;
    const won = (text = "") => Number(text).toLocaleString("ko-KR");
    return `[Web발신]\n우리 ${shown} *250284 입금 ${won(incoming)}원 ${payer} 잔액 ${won(balance)}원`;
  }
}

function koreanTime(at: Date): string {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "medium" });
  return parts.format(at).replaceAll("-", ".");
}
