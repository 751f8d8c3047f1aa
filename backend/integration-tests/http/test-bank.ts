import { randomInt } from "node:crypto";
import type { ImportedStatement, StatementLineAnswer } from "@zakh/bank-statements/contract";
import { type Order, type OrderStatusChange, orderHistory } from "@zakh/orders/contract";
import { expect } from "vitest";
import type { Answer, Client } from "./client";
import { exactly, plainProduct, Shopper } from "./orders-client";
import { sendForm } from "./store-fixtures";

const SYLLABLES = ["ZUL", "GHEN", "TARG", "BYAM", "SOND", "KHISH", "DULM", "ERGE", "OTGO", "MYAG"];

/** A payer's name that nobody else in the shop has. */
export function newPayer(): string {
  const word = () => Array.from({ length: 3 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join("");
  return `${word()} ${word()}`;
}

interface Transfer {
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

/** Sends a file; what it answers may be a refusal. */
export function sendFile(
  admin: Client,
  bytes: Uint8Array,
  fields: [string, string][] = [],
): Promise<Answer<ImportedStatement & Record<string, unknown>>> {
  const file = { name: "거래내역.csv", type: "text/csv", bytes };
  return sendForm(admin, "POST", "/api/admin/bank-statements", [["file", file], ...fields]);
}

/** Imports a file, and returns what the answer says with the lines in the order of the file. */
export async function imported(admin: Client, bank: TestBank, start?: number, end?: number) {
  const { status, body } = await sendFile(admin, bank.file(start, end));
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...body, rows: await linesOf(admin, body.id) };
}

export async function linesOf(admin: Client, statement: number): Promise<StatementLineAnswer[]> {
  const { body } = await admin.get<{ lines: StatementLineAnswer[] }>(`/api/admin/bank-statements/${statement}`);
  return body.lines;
}

/** A decision about a line that must succeed. */
export async function decideLine(admin: Client, line: number, what: "settle" | "ignore" | "undo", json?: unknown) {
  const path = `/api/admin/statement-lines/${line}/${what}`;
  const { status, body } = await admin.post<StatementLineAnswer>(path, json);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export interface Placed {
  id: number;
  code: string;
  /** Won. */
  total: number;
}

/** Somebody who orders, and has the name that everybody has in the tests. */
export class Customer {
  private constructor(private readonly shopper: Shopper) {}

  static async register(): Promise<Customer> {
    return new Customer(await Shopper.register());
  }

  get client(): Client {
    return this.shopper.client;
  }

  /** Places an order of so many kilograms. */
  async order(kilograms = 1): Promise<Placed> {
    const { id: productId } = await plainProduct();
    const { id, transferCode, totalAmount } = await this.shopper.place([{ productId, quantity: kilograms }]);
    return { id, code: transferCode, total: Number(totalAmount) };
  }
}

export async function orderNow(admin: Client, id: number): Promise<Order> {
  return (await admin.get<Order>(`/api/orders/${id}`)).body;
}

export async function historyOf(admin: Client, id: number): Promise<OrderStatusChange[]> {
  return exactly(orderHistory, (await admin.get(`/api/orders/${id}/history`)).body);
}
