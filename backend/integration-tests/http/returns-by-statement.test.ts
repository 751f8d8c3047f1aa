import { randomInt } from "node:crypto";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import type { OrderReturn } from "@zakh/bookkeeping/contract";
import { orderNumber } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { newPayer, TestBank } from "./bank-files";
import { type Client, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { Customer, decideLine, historyOf, importedLine, orderNow, sendFile } from "./test-bank";

let admin: Client;
let account: number;

beforeAll(async () => {
  admin = await signedInAdmin();
  account = (await admin.get<BankAccount>("/api/bank-accounts/default")).body.id;
});

interface Owed {
  id: number;
  total: number;
  holder: string;
}

/** Tenths of a kilogram that no other order has. */
let tenths = randomInt(100, 900);

/** A cancelled paid order whose sum no other has, with the account of its customer. */
async function owed(): Promise<Owed> {
  const customer = await Customer.register();
  tenths += 1;
  const { id, total } = await customer.order(tenths / 10);
  await cancelPaid(id);
  const holder = newPayer();
  const json = { bankName: "하나은행", accountNumber: `110-${randomInt(1e8, 1e9)}`, accountHolder: holder };
  expect((await customer.client.put(`/api/orders/${id}/refund-account`, json)).status).toBe(200);
  return { id, total, holder };
}

async function cancelPaid(id: number) {
  for (const status of ["processing", "cancelled"]) await admin.patch(`/api/orders/${id}/status`, { status });
}

const soon = () => new Date(Date.now() + 60_000);

/** A bank at which the shop has sent an order's money to somebody, between two other transfers. */
function paidOut({ total }: Owed, payer: string, at = soon()): TestBank {
  return new TestBank()
    .transfer({ payer: newPayer(), amount: 1000 })
    .transfer({ payer, amount: -total, at })
    .transfer({ payer: newPayer(), amount: 2000, at: soon() });
}

async function read(bytes: Uint8Array): Promise<number> {
  const { status, body } = await sendFile(admin, bytes, [["bankAccountId", String(account)]]);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const toReturn = async ({ id }: Owed) => (await orderNow(admin, id)).toReturn;

describe("money that goes out by a row of a statement", () => {
  it("returns the order whose sum and account it is, which leaves the list, says by which row, and is told the customer", async () => {
    const order = await owed();
    const statement = await read(paidOut(order, order.holder).file());
    expect(await orderNow(admin, order.id)).toMatchObject({ toReturn: 0, returned: order.total });
    const { body: waiting } = await admin.get<OrderReturn[]>("/api/admin/returns");
    expect(waiting.map(({ id }) => id)).not.toContain(order.id);
    const entry = (await historyOf(admin, order.id)).at(-1);
    expect(entry).toMatchObject({
      changedBy: null,
      money: [{ kind: "returned", amount: order.total }],
      changed: [{ field: "returnedByRow", from: "", to: `${statement}/3` }],
    });
    const mails = await mailsTo((await orderNow(admin, order.id)).customerEmail, 3);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(`${orderNumber(order.id)} захиалгын мөнгийг буцаан шилжүүллээ`),
    );
  });

  it("returns what is to be transferred, beside what the delivery makes credit", async () => {
    const customer = await Customer.register();
    const { id, total } = await customer.order(2);
    const unneeded = randomInt(1_000_000, 9_000_000);
    const settle = async (amount: number, as: "paid" | "unneeded") => {
      const line = await importedLine(admin, { payer: newPayer(), amount });
      await decideLine(admin, line.id, "settle", { orderIds: [id], as });
    };
    await settle(total, "paid");
    const lines = [{ id: (await orderNow(admin, id)).items[0]?.id, packedQuantity: 1.9 }];
    await admin.put(`/api/admin/orders/${id}/packed`, { lines });
    await settle(unneeded, "unneeded");
    const { toReturn: before, toTransfer } = await orderNow(admin, id);
    expect(toTransfer).toBe(unneeded);
    await read(paidOut({ id, total: unneeded, holder: "" }, orderNumber(id)).file());
    expect(await orderNow(admin, id)).toMatchObject({ toReturn: before - unneeded, toTransfer: 0, returned: unneeded });
  });

  it("returns the order whose number the shop's file for the bank gave it", async () => {
    const order = await owed();
    await read(paidOut(order, orderNumber(order.id)).file());
    expect(await toReturn(order)).toBe(0);
  });

  it("returns it once, however often and in whatever statement it is read", async () => {
    const order = await owed();
    const bank = paidOut(order, order.holder);
    await read(bank.file());
    await cancelPaid(order.id);
    expect(await toReturn(order)).toBe(order.total);
    await read(bank.file());
    bank.transfer({ payer: newPayer(), amount: 3000, at: soon() });
    await read(bank.file(1));
    expect(await toReturn(order)).toBe(order.total);
    const returns = (await historyOf(admin, order.id)).filter(({ changed }) => changed.length > 0);
    expect(returns.map(({ changed }) => changed[0]?.field)).toEqual(["refundAccountAt", "returnedByRow"]);
  });

  it("does nothing for somebody else, for another sum, and before it was to be returned", async () => {
    const order = await owed();
    await read(paidOut(order, newPayer()).file());
    await read(paidOut({ ...order, total: order.total - 1 }, order.holder).file());
    await read(paidOut(order, order.holder, new Date(Date.now() - 3_600_000)).file());
    expect(await toReturn(order)).toBe(order.total);
  });

  it("does nothing where the balances do not prove it, or the shop's account is not known", async () => {
    const order = await owed();
    const bank = paidOut(order, order.holder);
    const first = bank.rows[0];
    if (first) first[4] = String(Number(first[4]) + 7);
    await read(bank.file());
    expect((await sendFile(admin, paidOut(order, order.holder).file())).status).toBe(201);
    expect(await toReturn(order)).toBe(order.total);
  });

  it("leaves an order alone whose return an admin has noted, and another one of its sum", async () => {
    const [order, other] = [await owed(), await owed()];
    const bank = paidOut(order, order.holder);
    const returned = await admin.post(`/api/admin/orders/${order.id}/returned`, { amount: order.total });
    expect(returned.status).toBe(200);
    await cancelPaid(order.id);
    await read(bank.file());
    expect(await toReturn(order)).toBe(order.total);
    expect(await toReturn(other)).toBe(other.total);
  });
});
