import {
  type BankStatement,
  bankStatementList,
  importedStatement,
  statementLineList,
} from "@zakh/bank-statements/contract";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, type OrderStatusChange, orderHistory } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encryptedOf } from "../../../plugins/bank-statements/src/reader/bank-files.testing";
import { Client, signedInAdmin } from "./client";
import { exactly, plainProduct, Shopper } from "./orders-client";
import { decideLine, imported, linesOf, newPayer, sendFile, TestBank } from "./test-bank";

const PATH = "/api/admin/bank-statements";

let admin: Client;
let shopper: Shopper;
let beef: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
  beef = await plainProduct();
  // A namesake with an open order of the sum that most of these orders have.
  await placed(await Shopper.register());
});

afterAll(() => shopPool().end());

interface Placed {
  id: number;
  code: string;
  total: number;
}

async function placed(by: Shopper = shopper, quantity = 1): Promise<Placed> {
  const { id, transferCode, totalAmount } = await by.place([{ productId: beef.id, quantity }]);
  return { id, code: transferCode, total: Number(totalAmount) };
}

async function orderNow(id: number): Promise<Order> {
  return (await admin.get<Order>(`/api/orders/${id}`)).body;
}

async function historyOf(id: number): Promise<OrderStatusChange[]> {
  return exactly(orderHistory, (await admin.get(`/api/orders/${id}/history`)).body);
}

describe("a statement", () => {
  it("settles the order whose code stands in a line, and the history names the line", async () => {
    const { id, code, total } = await placed();
    const payer = newPayer();
    const bank = new TestBank().transfer({ payer: `${payer} ${code}`, amount: total });
    const { rows, ...answer } = await imported(admin, bank);
    expect(exactly(importedStatement, answer)).toMatchObject({ lines: 1, new: 1, settled: 1, waiting: 0, ignored: 0 });
    expect(rows).toEqual([
      expect.objectContaining({ state: "settled", orderIds: [id], evidence: "code", amount: total }),
    ]);
    expect(await orderNow(id)).toMatchObject({ status: "processing", received: total, due: 0, toReturn: 0 });
    expect((await historyOf(id)).at(-1)).toMatchObject({
      to: "processing",
      changedBy: null,
      moneyMoved: total,
      statementLine: rows[0]?.id,
    });
  });

  it("settles several orders of one person by their codes", async () => {
    const [one, other] = [await placed(), await placed(shopper, 2)];
    const payer = `${one.code} ${other.code} ${newPayer()}`;
    const { rows } = await imported(admin, new TestBank().transfer({ payer, amount: one.total + other.total }));
    expect(rows[0]).toMatchObject({ state: "settled" });
    expect([...(rows[0]?.orderIds ?? [])].sort()).toEqual([one.id, other.id].sort());
    expect([(await orderNow(one.id)).received, (await orderNow(other.id)).received]).toEqual([one.total, other.total]);
  });

  it("counts outgoing rows, shows none of them, and is in the list", async () => {
    const bank = new TestBank()
      .transfer({ payer: newPayer(), amount: -50_000 })
      .transfer({ payer: newPayer(), amount: 1000 });
    const { rows, ...answer } = await imported(admin, bank);
    expect(answer).toMatchObject({ lines: 2, new: 1, settled: 0, waiting: 1, ignored: 1, chain: "whole" });
    expect(rows).toHaveLength(1);
    const list = await admin.get<BankStatement[]>(`${PATH}?limit=1`);
    expect(Number(list.headers.get("X-Total-Count"))).toBeGreaterThan(0);
    expect(exactly(bankStatementList, list.body)).toEqual([
      expect.objectContaining({ ...answer, name: "거래내역.csv", importedBy: expect.any(String) }),
    ]);
    const detail = await admin.get<{ rows: number }>(`${PATH}/${answer.id}?limit=1`);
    expect(detail.body).toMatchObject({ rows: 2 });
    expect(detail.headers.get("X-Total-Count")).toBe("1");
  });

  it("with a broken chain settles nothing, and proposes what it would have", async () => {
    const { id, code, total } = await placed();
    const bank = new TestBank().transfer({ payer: newPayer(), amount: 1000 });
    bank.transfer({ payer: newPayer(), amount: 2000 }).transfer({ payer: code, amount: total });
    bank.rows.splice(1, 1);
    const { rows, ...answer } = await imported(admin, bank);
    expect(answer).toMatchObject({ chain: "broken", settled: 0, waiting: 2 });
    expect(rows[1]).toMatchObject({ reason: { code: "chain_broken" }, proposals: [{ orderIds: [id] }] });
    expect((await orderNow(id)).status).toBe("pending");
    expect((await admin.get(`${PATH}/${answer.id}`)).body).toMatchObject({ gaps: [{ missing: 2000 }] });
  });
});

describe("no transfer twice", () => {
  it("in the same file, an overlapping one, and an alert message of the same transfer", async () => {
    const { id, code, total } = await placed();
    const bank = new TestBank().transfer({ payer: newPayer(), amount: 1000 });
    bank.transfer({ payer: code, amount: total }).transfer({ payer: newPayer(), amount: 3000 });
    expect(await imported(admin, bank, 0, 2)).toMatchObject({ new: 2, settled: 1 });
    expect(await imported(admin, bank, 0, 2)).toMatchObject({ lines: 2, new: 0, settled: 0, waiting: 0 });
    expect(await imported(admin, bank, 1, 3)).toMatchObject({ lines: 2, new: 1, settled: 0, waiting: 1 });
    const { body } = await admin.post<{ id: number }>(PATH, { text: bank.alert(1) });
    expect(body).toMatchObject({ lines: 1, new: 0, settled: 0 });
    expect(await linesOf(admin, body.id)).toEqual([expect.objectContaining({ state: "duplicate", orderIds: [] })]);
    expect((await orderNow(id)).received).toBe(total);
  });

  it("when two people send one file at the same moment", async () => {
    const orders = [await placed(), await placed(), await placed()];
    const bank = new TestBank();
    for (const { code, total } of orders) bank.transfer({ payer: code, amount: total });
    const other = await signedInAdmin();
    const answers = await Promise.all([admin, other, admin, other].map((client) => sendFile(client, bank.file())));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.new, 0)).toBe(3);
    for (const { id, total } of orders) {
      expect(await orderNow(id)).toMatchObject({ status: "processing", received: total, toReturn: 0 });
      expect((await historyOf(id)).filter(({ moneyMoved }) => moneyMoved !== 0)).toHaveLength(1);
    }
  });

  it("and two equal transfers in one minute stay two", async () => {
    const at = new Date();
    const payer = newPayer();
    const bank = new TestBank().transfer({ payer, amount: 7000, at }).transfer({ payer, amount: 7000, at });
    expect(await imported(admin, bank)).toMatchObject({ lines: 2, new: 2 });
    expect(await imported(admin, bank)).toMatchObject({ lines: 2, new: 0 });
  });
});

describe("a line that settles nothing", () => {
  /** Imports one line; the order must wait as before. */
  async function waits(order: Placed, line: { payer: string; amount: number; at?: Date }) {
    const { rows } = await imported(admin, new TestBank().transfer(line));
    expect(rows[0]).toMatchObject({ state: "waiting", orderIds: [], decidedBy: null });
    expect(await orderNow(order.id)).toMatchObject({ status: "pending", received: 0 });
    return rows[0];
  }

  it("is one won short", async () => {
    const order = await placed();
    const line = await waits(order, { payer: order.code, amount: order.total - 1 });
    expect(line).toMatchObject({
      kind: "too_little",
      reason: { code: "amount_differs", orderIds: [order.id], due: order.total },
      choices: ["part"],
    });
    expect(line?.proposals[0]?.orders[0]).toMatchObject({ id: order.id, due: order.total });
  });

  it("has a code with one wrong letter", async () => {
    const order = await placed();
    const wrong = `${order.code.slice(0, 4)}${order.code.endsWith("A") ? "B" : "A"}`;
    expect((await waits(order, { payer: `${newPayer()} ${wrong}`, amount: order.total }))?.reason?.code).toBe(
      "wrong_code",
    );
  });

  it("came before the order", async () => {
    const order = await placed();
    const at = new Date(Date.now() - 3_600_000);
    expect((await waits(order, { payer: order.code, amount: order.total, at }))?.reason?.code).toBe("older_than_order");
  });

  it.each([
    ["names a service alone", "(주)카카오페이"],
    ["has the sum alone", newPayer()],
    ["is interest", "예금이자"],
    ["is a formula", '=HYPERLINK("http://x";"BOLD BAT")'],
    ["is markup", "<b>BOLD BAT</b>"],
    ["has a name that several people have", "BOLD BAT"],
  ])("%s", async (_, payer) => {
    const order = await placed();
    const line = await waits(order, { payer, amount: order.total });
    expect(line?.payer).toBe(payer);
  });

  it("is for an order that is cancelled, or paid already", async () => {
    const cancelled = await placed();
    await admin.patch(`/api/orders/${cancelled.id}/status`, { status: "cancelled" });
    const paid = await placed();
    await admin.patch(`/api/orders/${paid.id}/status`, { status: "processing" });
    const bank = new TestBank().transfer({ payer: cancelled.code, amount: cancelled.total });
    const { rows } = await imported(admin, bank.transfer({ payer: paid.code, amount: paid.total }));
    expect(rows.map(({ kind, reason, choices }) => [kind, reason?.code, choices])).toEqual([
      ["cancelled", "order_cancelled", ["reopen", "unneeded"]],
      ["twice", "order_paid", ["unneeded"]],
    ]);
  });

  it("has no amount, or went out", async () => {
    const order = await placed();
    const bank = new TestBank().transfer({ payer: order.code, amount: 0 });
    const { rows, ...answer } = await imported(admin, bank.transfer({ payer: order.code, amount: -order.total }));
    expect(answer).toMatchObject({ new: 0, settled: 0, waiting: 0 });
    expect(rows).toEqual([]);
    expect((await orderNow(order.id)).status).toBe("pending");
  });
});

describe("a bad file", () => {
  const PNG = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
    "base64",
  );
  const grid = [
    ["거래일시", "구분", "거래금액", "거래 후 잔액", "내용"],
    ["2026.11.20 10:00:00", "입금", "1,000", "5,000", "BAT"],
  ];

  it.each([
    [415, "statement_unreadable", PNG],
    [415, "statement_unreadable", Buffer.from("Сайн байна уу")],
    [400, "statement_empty", Buffer.alloc(0)],
    [
      413,
      "statement_too_many_rows",
      Buffer.from(`거래일시,내용,입금액\n${"2026.11.20 10:00:00,BAT,1000\n".repeat(25_000)}`),
    ],
    [413, "image_too_large", Buffer.alloc(6 * 1024 * 1024, "a")],
    [415, "statement_damaged", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200, 1)])],
    [422, "statement_password_needed", encryptedOf(grid, "900101", "standard")],
  ])("is refused with %d %s", async (status, code, bytes) => {
    const answer = await sendFile(admin, bytes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toEqual(expect.any(String));
  });

  it("with a wrong password is refused, and with the right one read", async () => {
    const file = encryptedOf(grid, "900101", "standard");
    expect((await sendFile(admin, file, [["password", "900102"]])).body.code).toBe("statement_password_wrong");
    expect((await sendFile(admin, file, [["password", "900101"]])).status).toBe(201);
  });

  it("asks for columns that it cannot tell, once", async () => {
    const unlike = `Өдөр ${Date.now()}`;
    const file = () =>
      Buffer.from(`${unlike},Хэн,Орлого\n2026.11.20 10:00:00,${newPayer()},${Date.now() % 1_000_000}\n`);
    const asked = await sendFile(admin, file());
    expect(asked.body).toMatchObject({ code: "statement_columns_unknown" });
    expect(asked.body.unknown).toMatchObject({ headers: [{ cells: [unlike, "Хэн", "Орлого"] }] });
    const columns = JSON.stringify({ date: unlike, payer: "Хэн", in: "Орлого" });
    expect(await sendFile(admin, file(), [["columns", columns]])).toMatchObject({ status: 201, body: { new: 1 } });
    expect(await sendFile(admin, file())).toMatchObject({ status: 201, body: { new: 1 } });
  });

  it("is no file at all, or of an account that is not there", async () => {
    expect(await admin.refused(400, "POST", PATH, { json: {} })).toMatchObject({ code: "statement_missing" });
    const json = { text: new TestBank().transfer({ payer: "BAT", amount: 1 }).alert(0), bankAccountId: 2147483647 };
    expect(await admin.refused(404, "POST", PATH, { json })).toMatchObject({ code: "bank_account_not_found" });
  });
});

/** The number of mails about an order's status in the outbox, sent or held. */
async function statusMailsOf(order: number): Promise<number> {
  const { rows } = await shopPool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM outgoing_mail mail
     JOIN order_status_change change ON mail.key = 'order-status:' || change.id
     JOIN order_detail detail ON detail.id = change.order_detail_id WHERE detail.order_number = $1`,
    [order],
  );
  return rows[0]?.count ?? 0;
}

describe("a process that died while it settled a line", () => {
  it("is followed by the next import, and no money is entered twice", async () => {
    const [one, other] = [await placed(), await placed(shopper, 2)];
    const payer = newPayer();
    const bank = new TestBank().transfer({ payer, amount: one.total + other.total });
    const { rows } = await imported(admin, bank);
    const line = rows[0]?.id ?? 0;
    await decideLine(admin, line, "settle", { orderIds: [one.id, other.id] });
    // As if it had died after the first order: the second one waits, and the line does not know that it is settled.
    await admin.patch(`/api/orders/${other.id}/status`, { status: "pending" });
    const orders = [one, other].map(({ id, total }) => ({ number: id, amount: total }));
    const pending = { does: "settle", as: "paid", orders, by: null, evidence: "code" };
    await shopPool().query(
      `UPDATE statement_line SET state = 'waiting', settlement = NULL, pending = $2, claim = 'dead',
         claimed_until = now() - interval '1 second' WHERE number = $1`,
      [line, JSON.stringify(pending)],
    );
    await imported(admin, new TestBank().transfer({ payer: newPayer(), amount: 1000 }));
    const { body } = await admin.get(`/api/admin/statement-lines?state=settled&search=${encodeURIComponent(payer)}`);
    expect(exactly(statementLineList, body)).toEqual([expect.objectContaining({ id: line, evidence: "code" })]);
    for (const { id, total } of [one, other])
      expect(await orderNow(id)).toMatchObject({ status: "processing", received: total, toReturn: 0 });
  });
});

describe("settling by hand", () => {
  /** A line of `amount` won from a payer whom nothing connects with an order. */
  async function lineOf(amount: number, payer = newPayer()) {
    const { rows } = await imported(admin, new TestBank().transfer({ payer, amount }));
    const id = rows[0]?.id;
    if (id === undefined || rows[0]?.state !== "waiting") throw new Error("The line does not wait");
    return id;
  }

  it("pays the chosen orders, teaches the sender, and is undone with what it taught", async () => {
    const payer = newPayer();
    const buyer = await Shopper.register();
    const [first, second] = [await placed(buyer), await placed(buyer, 2)];
    const line = await lineOf(first.total, payer);
    const settled = await decideLine(admin, line, "settle", { orderIds: [first.id] });
    expect(settled).toMatchObject({ state: "settled", orderIds: [first.id], settledAs: "paid", evidence: "admin" });
    expect(settled.decidedBy).toEqual(expect.any(String));
    expect(await orderNow(first.id)).toMatchObject({ status: "processing", received: first.total });

    const { rows } = await imported(admin, new TestBank().transfer({ payer, amount: second.total }));
    expect(rows[0]).toMatchObject({ state: "settled", orderIds: [second.id], evidence: "sender" });

    const undone = await decideLine(admin, line, "undo");
    expect(undone).toMatchObject({ state: "waiting", orderIds: [], reason: { code: "undone", orderIds: [first.id] } });
    expect(await orderNow(first.id)).toMatchObject({ status: "pending", received: 0, due: first.total, toReturn: 0 });
    expect((await historyOf(first.id)).at(-1)).toMatchObject({ moneyMoved: -first.total, statementLine: line });
    const third = await placed(buyer, 3);
    await lineOf(third.total, payer);
  });

  it("is undone for a line that settled by itself, and settled again", async () => {
    const { id, code, total } = await placed();
    const { rows } = await imported(admin, new TestBank().transfer({ payer: code, amount: total }));
    const line = rows[0]?.id ?? 0;
    expect(await decideLine(admin, line, "undo")).toMatchObject({ state: "waiting", choices: ["paid"] });
    expect((await orderNow(id)).status).toBe("pending");
    await decideLine(admin, line, "settle", { orderIds: [id] });
    expect(await orderNow(id)).toMatchObject({ status: "processing", received: total });
    expect((await historyOf(id)).map(({ moneyMoved }) => moneyMoved)).toEqual([0, total, -total, total]);
    expect(await statusMailsOf(id)).toBe(1);
  });

  it("keeps a part payment, and the rest completes the order", async () => {
    const { id, total } = await placed();
    const [part, rest] = [await lineOf(total - 4000), await lineOf(4000)];
    await decideLine(admin, part, "settle", { orderIds: [id], as: "part" });
    expect(await orderNow(id)).toMatchObject({ status: "pending", received: total - 4000, due: 4000 });
    await decideLine(admin, rest, "settle", { orderIds: [id] });
    expect(await orderNow(id)).toMatchObject({ status: "processing", received: total, due: 0, toReturn: 0 });
    await decideLine(admin, rest, "undo");
    expect(await orderNow(id)).toMatchObject({ status: "pending", received: total - 4000, due: 4000, toReturn: 0 });
    await decideLine(admin, part, "undo");
    expect(await orderNow(id)).toMatchObject({ status: "pending", received: 0, due: total });
  });

  it("has what is too much returned, and returned money is not undone", async () => {
    const { id, total } = await placed();
    const line = await lineOf(total + 5000);
    await decideLine(admin, line, "settle", { orderIds: [id], as: "more" });
    expect(await orderNow(id)).toMatchObject({ status: "processing", received: total + 5000, toReturn: 5000 });
    await admin.post(`/api/admin/orders/${id}/returned`, { amount: 5000 });
    expect(await orderNow(id)).toMatchObject({ received: total, toReturn: 0, returned: 5000 });
    const undo = `/api/admin/statement-lines/${line}/undo`;
    expect(await admin.refused(409, "POST", undo)).toMatchObject({ code: "transfer_used" });
    expect(await orderNow(id)).toMatchObject({ status: "processing", received: total });
  });

  it("takes a cancelled order up again, and undoes that", async () => {
    const { id, total } = await placed();
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    const line = await lineOf(total);
    await decideLine(admin, line, "settle", { orderIds: [id], as: "reopen" });
    expect(await orderNow(id)).toMatchObject({ status: "processing", received: total, toReturn: 0 });
    await decideLine(admin, line, "undo");
    expect(await orderNow(id)).toMatchObject({ status: "cancelled", received: 0, toReturn: 0 });
  });

  it("has money for an order that needs none returned", async () => {
    const { id, total } = await placed();
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    const line = await lineOf(total);
    await decideLine(admin, line, "settle", { orderIds: [id], as: "unneeded" });
    expect(await orderNow(id)).toMatchObject({ status: "processing", received: 2 * total, toReturn: total });
    await decideLine(admin, line, "undo");
    expect(await orderNow(id)).toMatchObject({ status: "processing", received: total, toReturn: 0 });
  });

  it("refuses what does not fit, and changes nothing", async () => {
    const { id, total } = await placed();
    const line = await lineOf(total + 1);
    const settle = `/api/admin/statement-lines/${line}/settle`;
    for (const [status, code, json] of [
      [409, "statement_sum_differs", { orderIds: [id] }],
      [409, "statement_sum_differs", { orderIds: [id], as: "part" }],
      [409, "order_status_changed", { orderIds: [id], as: "unneeded" }],
      [404, "order_not_found", { orderIds: [id, 2147483647] }],
      [400, "validation_failed", { orderIds: [] }],
      [400, "validation_failed", { orderIds: [id], as: "gift" }],
    ] as const) {
      expect(await admin.refused(status, "POST", settle, { json }), code).toMatchObject({ code });
    }
    expect(await orderNow(id)).toMatchObject({ status: "pending", received: 0 });
    await decideLine(admin, line, "settle", { orderIds: [id], as: "more" });
    const json = { orderIds: [id] };
    expect(await admin.refused(409, "POST", settle, { json })).toMatchObject({ code: "statement_line_decided" });
    const missing = "/api/admin/statement-lines/2147483647/settle";
    expect(await admin.refused(404, "POST", missing, { json })).toMatchObject({ code: "statement_line_not_found" });
  });

  it("by two admins at once happens once", async () => {
    const [one, other] = [await placed(), await placed()];
    const line = await lineOf(one.total);
    const settle = `/api/admin/statement-lines/${line}/settle`;
    const answers = await Promise.all([one.id, other.id].map((id) => admin.post(settle, { orderIds: [id] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const received = [(await orderNow(one.id)).received, (await orderNow(other.id)).received];
    expect(received.sort((a, b) => a - b)).toEqual([0, one.total]);
  });

  it("is not undone once the order went on", async () => {
    const { id, total } = await placed();
    const line = await lineOf(total);
    await decideLine(admin, line, "settle", { orderIds: [id] });
    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    const undo = `/api/admin/statement-lines/${line}/undo`;
    expect(await admin.refused(409, "POST", undo)).toMatchObject({ code: "order_status_changed" });
    expect(await orderNow(id)).toMatchObject({ status: "completed", received: total });
  });

  it("ignores a line, which is found by its state and its payer, and waits again after undo", async () => {
    const payer = newPayer();
    const line = await lineOf(1234, payer);
    expect(await decideLine(admin, line, "ignore")).toMatchObject({ state: "ignored", choices: [] });
    const found = async (state: string) => {
      const query = `state=${state}&search=${encodeURIComponent(payer)}&limit=10`;
      const { body } = await admin.get(`/api/admin/statement-lines?${query}`);
      return exactly(statementLineList, body).map(({ id }) => id);
    };
    expect(await found("ignored")).toEqual([line]);
    expect(await found("waiting")).toEqual([]);
    const ignore = `/api/admin/statement-lines/${line}/ignore`;
    expect(await admin.refused(409, "POST", ignore)).toMatchObject({ code: "statement_line_decided" });
    await decideLine(admin, line, "undo");
    expect(await found("waiting")).toEqual([line]);
  });
});

describe("the calls of the statements", () => {
  it("are for admins", async () => {
    const calls = [
      ["POST", PATH],
      ["GET", PATH],
      ["GET", `${PATH}/1`],
      ["GET", "/api/admin/statement-lines"],
      ["POST", "/api/admin/statement-lines/1/settle"],
      ["POST", "/api/admin/statement-lines/1/ignore"],
      ["POST", "/api/admin/statement-lines/1/undo"],
    ] as const;
    for (const [method, path] of calls) {
      expect((await new Client().refused(401, method, path)).code, path).toBe("admin_required");
      expect((await shopper.client.refused(403, method, path)).code, path).toBe("access_denied");
    }
  });

  it("know no other statement or line", async () => {
    expect(await admin.refused(404, "GET", `${PATH}/2147483647`)).toMatchObject({ code: "statement_not_found" });
    for (const what of ["ignore", "undo"]) {
      const path = `/api/admin/statement-lines/2147483647/${what}`;
      expect(await admin.refused(404, "POST", path)).toMatchObject({ code: "statement_line_not_found" });
    }
  });
});
