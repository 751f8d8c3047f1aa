import { type Reconciliation, reconciliation } from "@zakh/bank-statements/contract";
import { type MonthReport, monthReport } from "@zakh/bookkeeping/contract";
import { DAY_MS } from "@zakh/kit/contract";
import { beforeAll, expect, it } from "vitest";
import { newPayer, TestBank } from "./bank-files";
import { type Client, signedInAdmin } from "./client";
import { exactly, todayInSeoul } from "./orders-client";
import { Customer, decideLine, importedLine, orderNow, STATEMENTS, sendFile } from "./test-bank";
import { setStatus } from "./test-orders";

let admin: Client;
const today = todayInSeoul();
const longAgo = new Date(Date.parse(today) - 40 * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  admin = await signedInAdmin();
});

async function told(from: string, to: string): Promise<Reconciliation> {
  return exactly(reconciliation, (await admin.get(`/api/admin/reconciliation?from=${from}&to=${to}`)).body);
}

const differencesOf = ({ accounts }: Reconciliation) => accounts.flatMap(({ differences }) => differences);

it("names the transfers that no order had whole, and what was entered without a transfer, and nothing else", async () => {
  const customer = await Customer.register();
  const at = new Date(Date.parse(`${longAgo}T12:00:00+09:00`));
  const strange = await importedLine(admin, { payer: newPayer(), amount: 41_233, at });
  const ignored = await importedLine(admin, { payer: newPayer(), amount: 7_113, at });
  await decideLine(admin, ignored.id, "ignore");
  const paid = await customer.order();
  const settled = await importedLine(admin, {
    payer: `${newPayer()} ${paid.code}`,
    amount: paid.total,
    at: new Date(),
  });
  expect(settled.state).toBe("settled");
  // Only the largest differences are named, and other tests make many.
  const byHand = await customer.order(99);
  await setStatus(admin, byHand.id, "processing");

  const ofThen = differencesOf(await told(longAgo, longAgo));
  const lineOf = (id: number) => ofThen.find(({ lineId }) => lineId === id);
  expect(lineOf(strange.id)).toMatchObject({ state: "waiting", orderId: null, won: 41_233, name: strange.payer });
  expect(lineOf(ignored.id)).toMatchObject({ state: "ignored", won: 7_113 });

  const ofToday = differencesOf(await told(today, today));
  expect(ofToday.filter(({ lineId }) => lineId === settled.id)).toEqual([]);
  const { customerName } = await orderNow(admin, byHand.id);
  expect(ofToday.find(({ orderId }) => orderId === byHand.id)).toMatchObject({
    lineId: null,
    state: null,
    won: -byHand.total,
    name: customerName,
  });
  expect(ofToday.find(({ orderId }) => orderId === paid.id)).toBeUndefined();
});

it("is read until the end of a bank's file, and until no moment where only messages were pasted", async () => {
  const json = { bankName: "우리", accountNumber: `9${Date.now()}`, accountHolder: "Туршилт" };
  const { id } = (await admin.post<{ id: number }>("/api/bank-accounts", json)).body;
  const at = new Date(Date.parse(`${longAgo}T11:00:00+09:00`));
  const bank = new TestBank().transfer({ payer: newPayer(), amount: 3_211, at });
  bank.transfer({ payer: newPayer(), amount: 5_432, at: new Date(at.getTime() + 60_000) });
  const ofAccount = async () =>
    (await told(longAgo, longAgo)).accounts.find(({ accountNumber }) => accountNumber === json.accountNumber);
  try {
    const text = bank.alert(0).replace("*250284 ", "");
    expect((await admin.post(STATEMENTS, { text, bankAccountId: id })).status).toBe(201);
    expect(await ofAccount()).toMatchObject({ bank: 3_211, readUntil: null });
    expect((await sendFile(admin, bank.file(), [["bankAccountId", String(id)]])).status).toBe(201);
    expect(await ofAccount()).toMatchObject({ bank: 8_643, readUntil: expect.stringMatching(/T02:01:00/) });
  } finally {
    await admin.delete(`/api/bank-accounts/${id}`);
  }
});

it("adds up: bank less shop are the differences, and the shop tells of each account what the month tells", async () => {
  const { accounts } = await told(longAgo, today);
  const month: MonthReport = exactly(
    monthReport,
    (await admin.get(`/api/admin/month?from=${longAgo}&to=${today}`)).body,
  );
  expect(accounts.length).toBeGreaterThan(0);
  for (const { accountNumber, bank, shop, differences, differenceCount } of accounts) {
    if (differences.length === differenceCount)
      expect(differences.reduce((won, difference) => won + difference.won, 0)).toBe(bank - shop);
    if (accountNumber === "") continue;
    const ofMonth = month.accounts.find((account) => account.accountNumber === accountNumber);
    expect([accountNumber, ofMonth?.received ?? 0]).toEqual([accountNumber, shop]);
  }
});

it("is of the present month unless days are given, and refuses days that are none", async () => {
  const { from, to } = exactly(reconciliation, (await admin.get("/api/admin/reconciliation")).body);
  expect([from, to.slice(0, 7)]).toEqual([`${today.slice(0, 7)}-01`, today.slice(0, 7)]);
  await admin.refused(400, "GET", "/api/admin/reconciliation?from=2026-02-30");
  await admin.refused(400, "GET", "/api/admin/reconciliation?from=2026-03-02&to=2026-03-01");
});
