import type { BankStatementDetail, ImportedStatement, StatementLineAnswer } from "@zakh/bank-statements/contract";
import { type Order, type OrderStatusChange, orderHistory } from "@zakh/orders/contract";
import { expect, vi } from "vitest";
import { newPayer, TestBank, type Transfer } from "./bank-files";
import { type Answer, type Client, commerceUrl, fromElsewhere } from "./client";
import { exactly, plainProduct, Shopper } from "./orders-client";
import { sendForm } from "./store-fixtures";

export const STATEMENTS = "/api/admin/bank-statements";

/** Sends a file; what it answers may be a refusal. */
export function sendFile(
  admin: Client,
  bytes: Uint8Array,
  fields: [string, string][] = [],
): Promise<Answer<ImportedStatement & Record<string, unknown>>> {
  const file = { name: "거래내역.csv", type: "text/csv", bytes };
  return sendForm(admin, "POST", STATEMENTS, [["file", file], ...fields]);
}

/**
 * Imports a file, and returns what its answer says once what is certain is settled, with the lines in the order of the
 * file.
 */
export async function imported(admin: Client, bank: TestBank, start?: number, end?: number) {
  const { status, body } = await sendFile(admin, bank.file(start, end));
  expect(status, JSON.stringify(body)).toBe(201);
  const { settled, waiting } = await whenSettled(admin, body.id);
  return { ...body, settled, settling: 0, waiting, rows: await linesOf(admin, body.id) };
}

/** The columns of a header that a person has just told, with the public ids of their layout and statement. */
export async function toldLayout(admin: Client) {
  const date = `Хэзээ${newPayer().replace(/\W/g, "")}`;
  const columns = { date, payer: "Хэн", in: "Дүн" };
  const file = new TextEncoder().encode(`${date},Хэн,Дүн\n2026-11-20 12:00:00,${newPayer()},"7,777"\n`);
  const { body } = await sendFile(admin, file, [["columns", JSON.stringify(columns)]]);
  const { body: statement } = await admin.get<BankStatementDetail>(`${STATEMENTS}/${body.id}`);
  return { id: statement.layoutId, statement: body.id, columns };
}

/** A statement of which nothing more settles by itself. */
export async function whenSettled(admin: Client, statement: number): Promise<BankStatementDetail> {
  return vi.waitFor(
    async () => {
      const { body } = await admin.get<BankStatementDetail>(`${STATEMENTS}/${statement}?limit=1`);
      expect(body.settling).toBe(0);
      return body;
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** Imports a file of one incoming transfer, and returns its line. */
export async function importedLine(admin: Client, transfer: Transfer): Promise<StatementLineAnswer> {
  const [line] = (await imported(admin, new TestBank().transfer(transfer))).rows;
  if (!line) throw new Error("The transfer became no line");
  return line;
}

export async function linesOf(admin: Client, statement: number): Promise<StatementLineAnswer[]> {
  const { body } = await admin.get<{ lines: StatementLineAnswer[] }>(`${STATEMENTS}/${statement}`);
  return body.lines;
}

/** A decision about a line that must succeed. */
export async function decideLine(
  admin: Client,
  line: number,
  what: "settle" | "ignore" | "ignore-always" | "undo",
  json?: unknown,
) {
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
    // Orders of one address are limited, and browser tests need them, too.
    const client = this.client.at(commerceUrl, fromElsewhere());
    const { id, transferCode, totalAmount } = await this.shopper.place([{ productId, quantity: kilograms }], client);
    return { id, code: transferCode, total: Number(totalAmount) };
  }
}

export async function orderNow(admin: Client, id: number): Promise<Order> {
  return (await admin.get<Order>(`/api/orders/${id}`)).body;
}

export async function historyOf(admin: Client, id: number): Promise<OrderStatusChange[]> {
  return exactly(orderHistory, (await admin.get(`/api/orders/${id}/history`)).body);
}
