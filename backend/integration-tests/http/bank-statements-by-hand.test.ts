import { ignoredPayerList, statementLine, statementLineList } from "@zakh/bank-statements/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { newPayer } from "./bank-files";
import { type Client, signedInAdmin } from "./client";
import { exactly } from "./orders-client";
import { Customer, decideLine, historyOf, importedLine, orderNow } from "./test-bank";

let admin: Client;
let customer: Customer;

beforeAll(async () => {
  admin = await signedInAdmin();
  customer = await Customer.register();
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

describe("settling by hand", () => {
  /** A line of `amount` won from a payer whom nothing connects with an order. */
  async function lineOf(amount: number, payer = newPayer()) {
    const { id, state } = await importedLine(admin, { payer, amount });
    if (state !== "waiting") throw new Error("The line does not wait");
    return id;
  }

  it.each([0, 1300])("gives nothing back of what an admin has entered meanwhile, with %i won more", async (more) => {
    const { id, total, code } = await customer.order();
    const { id: line } = await importedLine(admin, { payer: `SOMEBODY ${code}`, amount: total + 1300 });
    const other = await lineOf(total);
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    const chosen = more > 0 ? line : other;
    const refused = await admin.refused(409, "POST", `/api/admin/statement-lines/${chosen}/settle`, {
      json: { orderIds: [id], as: "unneeded" },
    });
    expect(refused).toMatchObject({ code: "statement_maybe_entered" });
    expect(await orderNow(admin, id)).toMatchObject({ received: total, toReturn: 0 });
    const { body: shown } = await admin.get(`/api/admin/statement-lines/${line}`);
    expect(exactly(statementLine, shown)).toMatchObject({
      kind: "maybe_entered",
      reason: { code: "entered_by_hand", orderIds: [id] },
      choices: [],
    });
    // Set back to awaiting payment, the order is paid by the line, and what is too much is to be returned.
    await admin.patch(`/api/orders/${id}/status`, { status: "pending" });
    await decideLine(admin, line, "settle", { orderIds: [id], as: "more" });
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total + 1300, toReturn: 1300 });
    await decideLine(admin, other, "ignore");
  });

  it("pays the chosen orders, teaches the sender, and is undone with what it taught", async () => {
    const payer = newPayer();
    const buyer = await Customer.register();
    const [first, second] = [await buyer.order(), await buyer.order(7)];
    const line = await lineOf(first.total, payer);
    const settled = await decideLine(admin, line, "settle", { orderIds: [first.id] });
    expect(settled).toMatchObject({ state: "settled", orderIds: [first.id], settledAs: "paid", evidence: "admin" });
    expect(settled.decidedBy).toEqual(expect.any(String));
    expect(await orderNow(admin, first.id)).toMatchObject({ status: "processing", received: first.total });

    expect(await importedLine(admin, { payer, amount: second.total })).toMatchObject({
      state: "settled",
      orderIds: [second.id],
      evidence: "sender",
    });

    const undone = await decideLine(admin, line, "undo");
    expect(undone).toMatchObject({ state: "waiting", orderIds: [], reason: { code: "undone", orderIds: [first.id] } });
    expect(await orderNow(admin, first.id)).toMatchObject({
      status: "pending",
      received: 0,
      due: first.total,
      toReturn: 0,
    });
    expect((await historyOf(admin, first.id)).at(-1)).toMatchObject({ moneyMoved: -first.total, statementLine: line });
    const third = await buyer.order(3);
    await lineOf(third.total, payer);
  });

  it("is undone for a line that settled by itself, and settled again", async () => {
    const { id, code, total } = await customer.order();
    const { id: line } = await importedLine(admin, { payer: code, amount: total });
    expect(await decideLine(admin, line, "undo")).toMatchObject({ state: "waiting", choices: ["paid"] });
    expect((await orderNow(admin, id)).status).toBe("pending");
    await decideLine(admin, line, "settle", { orderIds: [id] });
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total });
    expect((await historyOf(admin, id)).map(({ moneyMoved }) => moneyMoved)).toEqual([0, total, -total, total]);
    expect(await statusMailsOf(id)).toBe(1);
  });

  it("keeps a part payment, and the rest completes the order", async () => {
    const { id, total } = await customer.order();
    const [part, rest] = [await lineOf(total - 4000), await lineOf(4000)];
    await decideLine(admin, part, "settle", { orderIds: [id], as: "part" });
    expect(await orderNow(admin, id)).toMatchObject({ status: "pending", received: total - 4000, due: 4000 });
    await decideLine(admin, rest, "settle", { orderIds: [id] });
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total, due: 0, toReturn: 0 });
    await decideLine(admin, rest, "undo");
    expect(await orderNow(admin, id)).toMatchObject({
      status: "pending",
      received: total - 4000,
      due: 4000,
      toReturn: 0,
    });
    await decideLine(admin, part, "undo");
    expect(await orderNow(admin, id)).toMatchObject({ status: "pending", received: 0, due: total });
  });

  it("has what is too much returned, and returned money is not undone", async () => {
    const { id, total } = await customer.order();
    const line = await lineOf(total + 5000);
    await decideLine(admin, line, "settle", { orderIds: [id], as: "more" });
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total + 5000, toReturn: 5000 });
    await admin.post(`/api/admin/orders/${id}/returned`, { amount: 5000 });
    expect(await orderNow(admin, id)).toMatchObject({ received: total, toReturn: 0, returned: 5000 });
    const undo = `/api/admin/statement-lines/${line}/undo`;
    expect(await admin.refused(409, "POST", undo)).toMatchObject({ code: "transfer_used" });
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total });
  });

  it("takes a cancelled order up again, and undoes that", async () => {
    const { id, total } = await customer.order();
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    const line = await lineOf(total);
    await decideLine(admin, line, "settle", { orderIds: [id], as: "reopen" });
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total, toReturn: 0 });
    await decideLine(admin, line, "undo");
    expect(await orderNow(admin, id)).toMatchObject({ status: "cancelled", received: 0, toReturn: 0 });
  });

  it("has money for an order that needs none returned", async () => {
    const { id, code, total } = await customer.order();
    expect((await importedLine(admin, { payer: code, amount: total })).orderIds).toEqual([id]);
    const line = await lineOf(total);
    await decideLine(admin, line, "settle", { orderIds: [id], as: "unneeded" });
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: 2 * total, toReturn: total });
    await decideLine(admin, line, "undo");
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total, toReturn: 0 });
  });

  it("refuses what does not fit, and changes nothing", async () => {
    const { id, total } = await customer.order();
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
    expect(await orderNow(admin, id)).toMatchObject({ status: "pending", received: 0 });
    await decideLine(admin, line, "settle", { orderIds: [id], as: "more" });
    const json = { orderIds: [id] };
    expect(await admin.refused(409, "POST", settle, { json })).toMatchObject({ code: "statement_line_decided" });
    const missing = "/api/admin/statement-lines/2147483647/settle";
    expect(await admin.refused(404, "POST", missing, { json })).toMatchObject({ code: "statement_line_not_found" });
  });

  it("by two admins at once happens once", async () => {
    const [one, other] = [await customer.order(), await customer.order()];
    const line = await lineOf(one.total);
    const settle = `/api/admin/statement-lines/${line}/settle`;
    const answers = await Promise.all([one.id, other.id].map((id) => admin.post(settle, { orderIds: [id] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const received = [(await orderNow(admin, one.id)).received, (await orderNow(admin, other.id)).received];
    expect(received.sort((a, b) => a - b)).toEqual([0, one.total]);
  });

  it("is undone at the line, and not by setting the order back", async () => {
    const { id, total } = await customer.order();
    const line = await lineOf(total);
    await decideLine(admin, line, "settle", { orderIds: [id] });
    const refused = await admin.refused(409, "PATCH", `/api/orders/${id}/status`, { json: { status: "pending" } });
    expect(refused).toMatchObject({ code: "order_has_transfer", line });
    expect(await orderNow(admin, id)).toMatchObject({ status: "processing", received: total });
    await decideLine(admin, line, "undo");
    expect(await orderNow(admin, id)).toMatchObject({ status: "pending", received: 0, due: total });
  });

  it("is not undone once the order went on", async () => {
    const { id, total } = await customer.order();
    const line = await lineOf(total);
    await decideLine(admin, line, "settle", { orderIds: [id] });
    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    const undo = `/api/admin/statement-lines/${line}/undo`;
    expect(await admin.refused(409, "POST", undo)).toMatchObject({ code: "statement_order_delivered" });
    expect(await orderNow(admin, id)).toMatchObject({ status: "completed", received: total });
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
    expect(await found("any")).toEqual([line]);
    const { body: one } = await admin.get<{ statementId: number }>(`/api/admin/statement-lines/${line}`);
    expect(exactly(statementLine, one)).toMatchObject({ id: line, state: "ignored", payer });
    expect(await found(`any&statement=${one.statementId}`)).toEqual([line]);
    expect(await found(`any&statement=${one.statementId + 1}`)).toEqual([]);
    await admin.refused(404, "GET", "/api/admin/statement-lines/2147483647");
    const ignore = `/api/admin/statement-lines/${line}/ignore`;
    expect(await admin.refused(409, "POST", ignore)).toMatchObject({ code: "statement_line_decided" });
    await decideLine(admin, line, "undo");
    expect(await found("waiting")).toEqual([line]);
  });

  it("ignores what a payer sends now and later, until he is forgotten or an order is his", async () => {
    const payer = newPayer();
    const [first, second] = [await lineOf(1201, payer), await lineOf(1202, payer)];
    const stateOf = async (line: number) => (await admin.get(`/api/admin/statement-lines/${line}`)).body;
    expect(await stateOf(first)).toMatchObject({ state: "waiting", canIgnoreAlways: true });
    expect(await decideLine(admin, first, "ignore-always")).toMatchObject({ state: "ignored" });
    expect(await stateOf(second)).toMatchObject({ state: "ignored", decidedBy: expect.any(String) });
    const { id: later } = await importedLine(admin, { payer, amount: 1203 });
    expect(await stateOf(later)).toMatchObject({ state: "ignored", decidedBy: null });
    const mine = async () => {
      const { body } = await admin.get("/api/admin/ignored-payers?limit=100");
      return exactly(ignoredPayerList, body).find((one) => one.payer === payer);
    };
    const { id = 0 } = (await mine()) ?? {};

    const order = await customer.order();
    const { id: paid } = await importedLine(admin, { payer: `${payer} ${order.code}`, amount: order.total });
    expect(await stateOf(paid)).toMatchObject({ state: "settled", orderIds: [order.id] });
    const other = await customer.order();
    const { id: short } = await importedLine(admin, { payer: `${payer} ${other.code}`, amount: other.total - 100 });
    expect(await stateOf(short)).toMatchObject({ state: "waiting", canIgnoreAlways: false });
    expect(await admin.refused(409, "POST", `/api/admin/statement-lines/${short}/ignore-always`)).toMatchObject({
      code: "statement_payer_needed",
    });

    await admin.delete(`/api/admin/ignored-payers/${id}`);
    await admin.refused(404, "DELETE", `/api/admin/ignored-payers/${id}`);
    expect(await mine()).toBeUndefined();
    const last = await lineOf(1204, payer);
    expect(await stateOf(last)).toMatchObject({ state: "waiting" });
    await decideLine(admin, last, "ignore-always");
    expect(await mine()).toMatchObject({ payer });
    await decideLine(admin, last, "undo");
    expect(await mine()).toBeUndefined();
  });

  it("lists the waiting lines in the order of what is to be done", async () => {
    const told = newPayer();
    const order = await customer.order();
    const { id: oneTap } = await importedLine(admin, { payer: `${told} ${order.code}`, amount: order.total - 100 });
    const { id: stranger } = await importedLine(admin, { payer: `${told} A`, amount: 1301 });
    const { body } = await admin.get<{ id: number }[]>(
      `/api/admin/statement-lines?state=waiting&search=${encodeURIComponent(told)}&limit=10`,
    );
    expect(body.map(({ id }) => id)).toEqual([oneTap, stranger]);
  });
});
