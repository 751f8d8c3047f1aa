import {
  type BankStatement,
  type BankStatementDetail,
  bankStatementList,
  type ImportedStatement,
  importedStatement,
  type StatementLayout,
  type StatementLineAnswer,
  statementLayoutList,
  statementLineList,
  undoneStatement,
} from "@zakh/bank-statements/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { newPayer, TestBank } from "./bank-files";
import { Client, signedInAdmin } from "./client";
import { exactly } from "./orders-client";
import { runsSoon } from "./runs-soon";
import {
  Customer,
  decideLine,
  historyOf,
  imported,
  importedLine,
  linesOf,
  orderNow,
  type Placed,
  STATEMENTS,
  sendFile,
  whenSettled,
} from "./test-bank";

let admin: Client;
let customer: Customer;

beforeAll(async () => {
  admin = await signedInAdmin();
  customer = await Customer.register();
});

describe("a statement", () => {
  it("settles the order whose code stands in a line, and the history names the line", async () => {
    const { id, code, total } = await customer.order();
    const payer = newPayer();
    const bank = new TestBank().transfer({ payer: `${payer} ${code}`, amount: total });
    const { rows, ...answer } = await imported(admin, bank);
    expect(exactly(importedStatement, answer)).toMatchObject({ lines: 1, new: 1, settled: 1, waiting: 0, ignored: 0 });
    expect(rows).toEqual([
      expect.objectContaining({ state: "settled", orderIds: [id], evidence: "code", amount: total }),
    ]);
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total, due: 0, toReturn: 0 });
    expect((await historyOf(admin, id)).at(-1)).toMatchObject({
      to: "processing",
      changedBy: null,
      moneyMoved: total,
      statementLine: rows[0]?.id,
    });
  });

  it("may have a header of two rows", async () => {
    const payers = [newPayer(), newPayer()];
    const file = [
      "거래일시,보낸분/받는분,거래금액,,잔액",
      ",,출금,입금,",
      `2026-11-27 14:02:11,${payers[0]},,20900,520900`,
      "2026-11-27 15:10:00,RENT,10000,,510900",
      `2026-11-27 16:20:30,${payers[1]},,37800,548700`,
    ];
    const { status, body } = await sendFile(admin, Buffer.from(file.join("\n")));
    expect([status, body]).toMatchObject([201, { lines: 3, new: 2, ignored: 1, chain: "whole", unread: [] }]);
    expect((await linesOf(admin, body.id)).map(({ payer, amount }) => [payer, amount])).toEqual([
      [payers[0], 20_900],
      [payers[1], 37_800],
    ]);
  });

  it("settles several orders of one person by their codes", async () => {
    const [one, other] = [await customer.order(), await customer.order(2)];
    const payer = `${one.code} ${other.code} ${newPayer()}`;
    const line = await importedLine(admin, { payer, amount: one.total + other.total });
    expect(line).toMatchObject({ state: "settled" });
    expect([...line.orderIds].sort()).toEqual([one.id, other.id].sort());
    expect([(await orderNow(admin, one.id)).received, (await orderNow(admin, other.id)).received]).toEqual([
      one.total,
      other.total,
    ]);
  });

  it("counts outgoing rows, shows none of them, and is in the list", async () => {
    const bank = new TestBank()
      .transfer({ payer: newPayer(), amount: -50_000 })
      .transfer({ payer: newPayer(), amount: 1000 });
    const { rows, ...answer } = await imported(admin, bank);
    expect(answer).toMatchObject({ lines: 2, new: 1, settled: 0, waiting: 1, ignored: 1, chain: "whole" });
    expect(rows).toHaveLength(1);
    const list = await admin.get<BankStatement[]>(`${STATEMENTS}?limit=1`);
    expect(Number(list.headers.get("X-Total-Count"))).toBeGreaterThan(0);
    expect(exactly(bankStatementList, list.body)).toEqual([
      expect.objectContaining({ ...answer, name: "거래내역.csv", importedBy: expect.any(String) }),
    ]);
    const detail = await admin.get<{ rows: number }>(`${STATEMENTS}/${answer.id}?limit=1`);
    expect(detail.body).toMatchObject({ rows: 2 });
    expect(detail.headers.get("X-Total-Count")).toBe("1");
  });

  it("of many lines is answered when they are kept, matched apart from the shop's own thread, and settled with a count", async () => {
    const orders = [await customer.order(), await customer.order(), await customer.order()];
    const bank = new TestBank();
    for (let line = 0; line < 97; line += 1) bank.transfer({ payer: newPayer(), amount: 1000 + line });
    for (const { code, total } of orders) bank.transfer({ payer: code, amount: total });
    const { body } = await sendFile(admin, bank.file());
    expect(body).toMatchObject({ lines: 100, new: 100, waiting: 97, chain: "whole" });
    expect(body.settled + body.settling).toBe(3);
    expect(await whenSettled(admin, body.id)).toMatchObject({ settled: 3, settling: 0, waiting: 97 });
    const settled = (await linesOf(admin, body.id)).filter(({ state }) => state === "settled");
    expect(settled.map(({ orderIds }) => orderIds)).toEqual(orders.map(({ id }) => [id]));
  });

  it("with a broken chain settles nothing, and proposes what it would have", async () => {
    const { id, code, total } = await customer.order();
    const bank = new TestBank().transfer({ payer: newPayer(), amount: 1000 });
    bank.transfer({ payer: newPayer(), amount: 2000 }).transfer({ payer: code, amount: total });
    bank.rows.splice(1, 1);
    const { rows, ...answer } = await imported(admin, bank);
    expect(answer).toMatchObject({ chain: "broken", settled: 0, waiting: 2 });
    expect(rows[1]).toMatchObject({ reason: { code: "chain_broken" }, proposals: [{ orderIds: [id] }] });
    expect((await orderNow(admin, id)).status).toBe("pending");
    expect((await admin.get(`${STATEMENTS}/${answer.id}`)).body).toMatchObject({ gaps: [{ missing: 2000 }] });
  });

  it("of a list without balances settles nothing, until the bank's file proves its rows", async () => {
    // Sums that no other test has: a line without a balance may be any other of its minute.
    const { id, code, total } = await (await Customer.register()).order(4);
    const bank = new TestBank().transfer({ payer: newPayer(), amount: 9137 }).transfer({ payer: code, amount: total });
    const list = bank.rows.map(([time, payer, out, came]) => [time, payer, out, came].join(","));
    const { body } = await sendFile(admin, Buffer.from(["거래일시,보낸분,출금액,입금액", ...list].join("\n")));
    const line = (await linesOf(admin, body.id)).find(({ amount }) => amount === total);
    expect(line).toMatchObject({ reason: { code: "not_proven" }, proposals: [{ orderIds: [id] }] });
    expect(await imported(admin, bank)).toMatchObject({ new: 0, known: 2 });
    await whenSettled(admin, body.id);
    expect((await orderNow(admin, id)).status).toBe("processing");
  });
});

it("messages that are pasted settle each by itself, whatever was left out between them", async () => {
  const orders = [await customer.order(), await customer.order(2)];
  const bank = new TestBank();
  for (const { code, total } of orders) {
    bank.transfer({ payer: `${newPayer()} ${code.slice(0, 2)}-${code.slice(2)}`, amount: total });
    bank.transfer({ payer: newPayer(), amount: 4000 });
  }
  const { body } = await admin.post<ImportedStatement>(STATEMENTS, {
    // To an account of the shop.
    text: [bank.alert(2), bank.alert(0)].join("\n\n").replaceAll("*250284", "*567890"),
  });
  expect(await whenSettled(admin, body.id)).toMatchObject({ settled: 2, waiting: 0, chain: "unknown", gaps: [] });
  for (const { id } of orders) expect(await orderNow(admin, id)).toMatchObject({ status: "processing" });
});

describe("what a statement settled", () => {
  it("is undone by one press, with a list of what stays and why", async () => {
    const [one, sent, delivered] = [await customer.order(), await customer.order(), await customer.order()];
    const bank = new TestBank();
    for (const { code, total } of [one, sent, delivered]) bank.transfer({ payer: code, amount: total });
    const { id, rows } = await imported(admin, bank);
    await admin.patch(`/api/orders/${delivered.id}/status`, { status: "completed" });
    await shopPool().query(
      "UPDATE order_detail SET sent_at = now(), courier = 'cj', tracking_number = '123456789012' WHERE order_number = $1",
      [sent.id],
    );
    for (const [row, code] of [
      [rows[1], "statement_order_sent"],
      [rows[2], "statement_order_delivered"],
    ] as const)
      expect(await admin.refused(409, "POST", `/api/admin/statement-lines/${row?.id}/undo`, {})).toMatchObject({
        code,
      });
    const undo = async (after = 0) => (await admin.post(`${STATEMENTS}/${id}/undo`, { after })).body;
    const list = [
      expect.objectContaining({ lineId: rows[1]?.id, orderIds: [sent.id], code: "statement_order_sent" }),
      expect.objectContaining({ lineId: rows[2]?.id, orderIds: [delivered.id], code: "statement_order_delivered" }),
    ];
    expect(exactly(undoneStatement, await undo())).toEqual({ undone: 1, refused: list, next: null });
    expect(await orderNow(admin, one.id)).toMatchObject({ status: "pending", received: 0, due: one.total });
    expect(await orderNow(admin, sent.id)).toMatchObject({ status: "processing", due: 0 });
    expect(await undo()).toEqual({ undone: 0, refused: list, next: null });
    expect(await undo(rows[2]?.id)).toEqual({ undone: 0, refused: [], next: null });
    await admin.refused(404, "POST", `${STATEMENTS}/2000000000/undo`, { json: {} });
  });

  it("is not undone before all of it is settled", async () => {
    const { id, code, total } = await customer.order();
    const { id: statement, rows } = await imported(admin, new TestBank().transfer({ payer: code, amount: total }));
    const pending = { as: "paid", orders: [{ number: id, amount: total }], evidence: "code" };
    const isSettling = (what: string | null) =>
      shopPool().query("UPDATE statement_line SET state = $2, pending = $3, updated_at = now() WHERE number = $1", [
        rows[0]?.id,
        what ? "waiting" : "settled",
        what,
      ]);
    await isSettling(JSON.stringify(pending));
    const undo = `${STATEMENTS}/${statement}/undo`;
    expect(await admin.refused(409, "POST", undo, { json: {} })).toMatchObject({ code: "statement_settling" });
    await isSettling(null);
    expect((await admin.post(undo, {})).body).toMatchObject({ undone: 1, next: null });
  });
});

it("what was told of a header is listed, changed for the next file, and forgotten", async () => {
  const header = `Хэзээ${newPayer().replace(/\W/g, "")}`;
  const file = (payer: string) =>
    new TextEncoder().encode(`${header},Хэн,Дүн,Тайлбар\n2026-11-20 12:00:00,${payer},"7,777",${newPayer()}\n`);
  const told = { date: header, payer: "Хэн", in: "Дүн" };
  const first = await sendFile(admin, file(newPayer()), [["columns", JSON.stringify(told)]]);
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  const { body: statement } = await admin.get<BankStatement>(`${STATEMENTS}/${first.body.id}`);
  const { body: layouts } = await admin.get<StatementLayout[]>("/api/admin/statement-layouts");
  const layout = exactly(statementLayoutList, layouts).find(({ id }) => id === statement.layoutId);
  expect(layout).toMatchObject({ cells: [header, "Хэн", "Дүн", "Тайлбар"], columns: told, statements: 1 });
  const path = `/api/admin/statement-layouts/${layout?.id}`;
  for (const columns of [{ date: header }, { ...told, payer: "Өөр" }, { date: header, in: header, payer: header }])
    await admin.refused(400, "PUT", path, { json: { columns } });
  const changed = { ...told, payer: "Тайлбар" };
  expect((await admin.put(path, { columns: changed })).body).toMatchObject({ columns: changed });
  const payer = newPayer();
  const second = await sendFile(admin, file(payer));
  expect((await linesOf(admin, second.body.id))[0]).toMatchObject({ texts: [payer] });
  expect((await admin.delete(path)).status).toBe(204);
  await admin.refused(404, "PUT", path, { json: { columns: told } });
  expect((await sendFile(admin, file(newPayer()))).body).toMatchObject({ code: "statement_columns_unknown" });
  expect((await admin.get(`${STATEMENTS}/${second.body.id}`)).body).toMatchObject({ layoutId: null });
});

it("what a person tells counts before the words that are known, now and for the next file, until it is forgotten", async () => {
  const note = newPayer().replace(/\W/g, "");
  const file = (payer: string) =>
    new TextEncoder().encode(
      `거래일시,출금액,입금액,적요,${note}\n2026-11-20 12:00:00,0,"7,778",대체,${payer}\n2026-11-20 13:00:00,"3,000",0,대체,${payer}\n`,
    );
  const payersOf = async (id: number) => (await linesOf(admin, id)).map((line) => line.payer);
  const byItself = await sendFile(admin, file(newPayer()));
  expect(await payersOf(byItself.body.id)).toEqual(["대체"]);
  const path = `${STATEMENTS}/${byItself.body.id}`;
  const { body: before } = await admin.get<BankStatementDetail>(path);
  const known = { date: "거래일시", in: "입금액", out: "출금액", payer: "적요" };
  expect(before.header).toEqual({ cells: ["거래일시", "출금액", "입금액", "적요", note], columns: known });

  const wrong = [
    [{ ...known, in: "출금액", out: "입금액" }, "statement_columns_incomplete"],
    [{ date: "거래일시", in: "출금액", payer: note }, "statement_columns_incomplete"],
    [{ ...known, payer: "Өөр" }, "statement_columns_incomplete"],
    [{ ...known, payer: "입금액" }, "statement_columns_twice"],
  ] as const;
  for (const [columns, code] of wrong) {
    expect(await admin.refused(400, "PUT", `${path}/columns`, { json: { columns } })).toMatchObject({ code });
  }
  const twice = [["columns", JSON.stringify({ ...known, payer: "입금액" })]] satisfies [string, string][];
  expect((await sendFile(admin, file(newPayer()), twice)).body).toMatchObject({ code: "statement_columns_twice" });
  const columns = { ...known, payer: note };
  const told = await admin.put<StatementLayout>(`${path}/columns`, { columns });
  expect(told.body).toMatchObject({ columns, statements: 1 });
  const [second, third] = [newPayer(), newPayer()];
  expect(await payersOf((await sendFile(admin, file(second))).body.id)).toEqual([second]);
  expect((await admin.delete(`/api/admin/statement-layouts/${told.body.id}`)).status).toBe(204);
  expect(await payersOf((await sendFile(admin, file(newPayer()))).body.id)).toEqual(["대체"]);
  const sent = await sendFile(admin, file(third), [["columns", JSON.stringify(columns)]]);
  expect(await payersOf(sent.body.id)).toEqual([third]);
  expect((await admin.get(`${STATEMENTS}/${sent.body.id}`)).body).toMatchObject({ header: { columns } });
  await admin.refused(404, "PUT", `${STATEMENTS}/2147483647/columns`, { json: { columns } });
});

describe("no transfer twice", () => {
  it("in the same file, an overlapping one, and an alert message of the same transfer", async () => {
    const { id, code, total } = await customer.order();
    const bank = new TestBank().transfer({ payer: newPayer(), amount: 1000 });
    bank.transfer({ payer: code, amount: total }).transfer({ payer: newPayer(), amount: 3000 });
    expect(await imported(admin, bank, 0, 2)).toMatchObject({ new: 2, settled: 1 });
    expect(await imported(admin, bank, 0, 2)).toMatchObject({ lines: 2, new: 0, settled: 0, waiting: 0 });
    expect(await imported(admin, bank, 1, 3)).toMatchObject({ lines: 2, new: 1, settled: 0, waiting: 1 });
    const { body } = await admin.post<{ id: number }>(STATEMENTS, { text: bank.alert(1) });
    expect(body).toMatchObject({ lines: 1, new: 0, settled: 0 });
    expect(await linesOf(admin, body.id)).toEqual([expect.objectContaining({ state: "duplicate", orderIds: [] })]);
    expect((await orderNow(admin, id)).received).toBe(total);
  });

  it("and what a file tells beyond a cut alert settles the line that waits, and none that an admin has decided", async () => {
    const [one, ignored] = [await customer.order(), await customer.order()];
    const bank = new TestBank();
    const payers = [newPayer(), newPayer()] as const;
    bank.transfer({ payer: `${payers[0]} ${one.code}`, amount: one.total });
    bank.transfer({ payer: `${payers[1]} ${ignored.code}`, amount: ignored.total });
    const cut = (at: 0 | 1, { code }: Placed) =>
      bank.alert(at).replace(`${payers[at]} ${code}`, payers[at].slice(0, -2));
    const text = [cut(0, one), cut(1, ignored)].join("\n\n").replaceAll("*250284", "*567890");
    const { body: pasted } = await admin.post<ImportedStatement>(STATEMENTS, { text });
    expect(pasted).toMatchObject({ new: 2, settled: 0, settling: 0, waiting: 2 });
    const [, second] = await linesOf(admin, pasted.id);
    await decideLine(admin, second?.id ?? 0, "ignore");
    expect(await imported(admin, bank)).toMatchObject({ new: 0, known: 2 });
    await whenSettled(admin, pasted.id);
    expect(await linesOf(admin, pasted.id)).toMatchObject([
      { state: "settled", payer: `${payers[0]} ${one.code}`, orderIds: [one.id], evidence: "code" },
      { state: "ignored", orderIds: [] },
    ]);
    expect(await orderNow(admin, ignored.id)).toMatchObject({ status: "pending", received: 0 });
  });

  it("when two people send one file at the same moment", async () => {
    const orders = [await customer.order(), await customer.order(), await customer.order()];
    const bank = new TestBank();
    for (const { code, total } of orders) bank.transfer({ payer: code, amount: total });
    const other = await signedInAdmin();
    const answers = await Promise.all([admin, other, admin, other].map((client) => sendFile(client, bank.file())));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await Promise.all(answers.map(({ body }) => whenSettled(admin, body.id)));
    expect(answers.reduce((sum, { body }) => sum + body.new, 0)).toBe(3);
    for (const { id, total } of orders) {
      expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total, toReturn: 0 });
      expect((await historyOf(admin, id)).filter(({ moneyMoved }) => moneyMoved !== 0)).toHaveLength(1);
    }
  });

  it("and a transfer of somebody else that is equal in all but its payer is not lost", async () => {
    const bank = new TestBank().transfer({ payer: newPayer(), amount: 7000 });
    const other = new TestBank();
    for (const [time = "", , ...rest] of bank.rows) other.rows.push([time, newPayer(), ...rest]);
    expect(await imported(admin, bank)).toMatchObject({ new: 1 });
    const { rows, ...answer } = await imported(admin, other);
    expect(answer).toMatchObject({ new: 1, waiting: 1 });
    expect(rows).toMatchObject([{ state: "waiting", reason: { code: "maybe_same_transfer" } }]);
    expect(await imported(admin, other)).toMatchObject({ new: 0 });
    expect(await imported(admin, bank)).toMatchObject({ new: 0 });
  });

  it("and a message that is pasted twice without its balance waits the second time, also in a later paste", async () => {
    const alert = new TestBank()
      .transfer({ payer: newPayer(), amount: 7000 })
      .alert(0)
      .replace(/ 잔액.*/, "");
    const paste = async (...alerts: string[]) => {
      const { body } = await admin.post<ImportedStatement>(STATEMENTS, { text: alerts.join("\n\n") });
      return (await linesOf(admin, body.id)).map(({ state, reason }) => [state, reason?.code]);
    };
    expect(await paste(alert)).toEqual([["waiting", expect.any(String)]]);
    const again = ["waiting", "maybe_same_transfer"];
    expect(await paste(alert, alert)).toEqual([["duplicate", undefined], again]);
    expect(await paste(alert, alert, alert)).toContainEqual(again);
  });

  it("and two equal transfers in one minute stay two", async () => {
    const at = new Date();
    const payer = newPayer();
    const bank = new TestBank().transfer({ payer, amount: 7000, at }).transfer({ payer, amount: 7000, at });
    expect(await imported(admin, bank)).toMatchObject({ lines: 2, new: 2 });
    expect(await imported(admin, bank)).toMatchObject({ lines: 2, new: 0 });
  });
});

describe("a line that its statement's job has left", () => {
  it("is settled by the task that finishes lines, and no money is entered twice", async () => {
    const [one, other] = [await customer.order(), await customer.order(2)];
    const payer = newPayer();
    const { id: line } = await importedLine(admin, { payer, amount: one.total + other.total });
    const leave = async (orders: { id: number; total: number }[]) => {
      const shares = orders.map(({ id, total }) => ({ number: id, amount: total }));
      const pending = { as: "paid", orders: shares, evidence: "code" };
      await shopPool().query(
        `UPDATE statement_line SET state = 'waiting', settlement = NULL, pending = $2,
           updated_at = now() - interval '6 minutes' WHERE number = $1`,
        [line, JSON.stringify(pending)],
      );
      await runsSoon("finish-statement-lines");
      await expect.poll(async () => (await lineNow()).state, { timeout: 20_000 }).toBe("settled");
    };
    const lineNow = async () => (await admin.get<StatementLineAnswer>(`/api/admin/statement-lines/${line}`)).body;
    await leave([one]);
    expect((await orderNow(admin, other.id)).status).toBe("pending");
    // Its money is in this order already.
    await leave([one, other]);
    const { body } = await admin.get(`/api/admin/statement-lines?state=settled&search=${encodeURIComponent(payer)}`);
    expect(exactly(statementLineList, body)).toEqual([expect.objectContaining({ id: line, evidence: "code" })]);
    for (const { id, total } of [one, other])
      expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total, toReturn: 0 });
  });
});

describe("the calls of the statements", () => {
  it("are for admins", async () => {
    const calls = [
      ["POST", STATEMENTS],
      ["GET", STATEMENTS],
      ["GET", `${STATEMENTS}/1`],
      ["GET", "/api/admin/statement-lines"],
      ["POST", "/api/admin/statement-lines/1/settle"],
      ["POST", "/api/admin/statement-lines/1/ignore"],
      ["POST", "/api/admin/statement-lines/1/undo"],
    ] as const;
    for (const [method, path] of calls) {
      expect((await new Client().refused(401, method, path)).code, path).toBe("admin_required");
      expect((await customer.client.refused(403, method, path)).code, path).toBe("access_denied");
    }
  });

  it("know no other statement or line", async () => {
    expect(await admin.refused(404, "GET", `${STATEMENTS}/2147483647`)).toMatchObject({ code: "statement_not_found" });
    for (const what of ["ignore", "undo"]) {
      const path = `/api/admin/statement-lines/2147483647/${what}`;
      expect(await admin.refused(404, "POST", path)).toMatchObject({ code: "statement_line_not_found" });
    }
  });
});
