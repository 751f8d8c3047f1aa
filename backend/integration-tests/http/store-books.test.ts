import { randomUUID } from "node:crypto";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import type { AdminServiceCategory } from "@zakh/marketplace/contract";
import {
  type OwnBooks,
  type Payout,
  type PreparedPayouts,
  payoutNumber,
  type StoreBooks,
  type StoreStatement,
} from "@zakh/settlements/contract";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { newPayer, TestBank } from "./bank-files";
import { correct, newPeriod, payoutAccount, preparedPayout, switchPayoutsOn } from "./book-fixtures";
import { type Client, checkoutForm, edgeUrl, productThat, registeredShopper, signedInAdmin } from "./client";
import { addProduct, closeDown, newCategory, type Owner, retireCategory, verifiedOwner } from "./store-fixtures";
import { sendFile } from "./test-bank";
import { newMember } from "./test-staff";
import { workbookTable } from "./workbook-cells";

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let other: Owner;
let mine: Product;
let shops: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  await switchPayoutsOn(admin);
  category = await newCategory(admin);
  owner = await verifiedOwner(admin, category.id);
  other = await verifiedOwner(admin, category.id);
  mine = await addProduct(owner, "Тооцооны мах");
  shops = await productThat(
    ({ storeId, minOrderQuantity, packSize }) => storeId === null && minOrderQuantity === 1 && packSize === 1,
  );
});

afterAll(async () => {
  await Promise.all([owner, other].map(closeDown));
  await retireCategory(admin, category);
});

/** An order of the shop's goods and of 3 kg of the store's, which are `SALE` won. */
async function placeShared(): Promise<number> {
  const { client, user } = await registeredShopper();
  const { status, body } = await client.post<PlacedOrder>("/api/orders", {
    orderData: await checkoutForm(user),
    cartItems: [
      { productId: shops.id, quantity: 1 },
      { productId: mine.id, quantity: 3 },
    ],
  });
  expect(status).toBe(201);
  return body.id;
}

async function bytesOf(client: Client, path: string): Promise<Buffer> {
  const cookie = `zakh.sid=${client.cookie("zakh.sid")}; preferred-language=mn`;
  const response = await fetch(edgeUrl + path, { headers: { cookie } });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const SALE = 36_000;
const setStatus = (id: number, status: string) => admin.patch(`/api/orders/${id}/status`, { status });
const presentMonth = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date()).slice(0, 7);
const booksOf = async ({ client, store }: Owner) => (await client.get<OwnBooks>(`/api/stores/${store.id}/books`)).body;
const statementOf = async ({ client, store }: Owner) =>
  (await client.get<StoreStatement>(`/api/stores/${store.id}/books/statement?month=${presentMonth()}`)).body;
const entriesOf = async (store: Owner, orderId: number) =>
  (await statementOf(store)).entries
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => [kind, amount]);

describe("the books of a store", () => {
  it("have its goods of a delivered order less the commission of the day of the order, and follow what happens to it", async () => {
    const path = `/api/admin/store-books/${owner.store.id}/commission`;
    expect((await admin.put<StoreBooks>(path, { rate: 1250 })).body.rate).toBe(1250);
    const order = await placeShared();
    expect((await admin.put<StoreBooks>(path, { rate: 0 })).body.rate).toBe(0);
    await setStatus(order, "processing");
    expect(await entriesOf(owner, order)).toEqual([]);
    await setStatus(order, "completed");
    const first = [
      ["sale", SALE],
      ["commission", -SALE / 8],
    ];
    expect(await entriesOf(owner, order)).toEqual(first);
    const earned = (SALE * 7) / 8;
    expect(await booksOf(owner)).toMatchObject({ balance: earned, earned, rate: 0 });
    // Back from delivered, and delivered again.
    await setStatus(order, "processing");
    expect(await booksOf(owner)).toMatchObject({ balance: 0, earned: 0 });
    await setStatus(order, "completed");
    expect(await entriesOf(owner, order)).toEqual([...first, ["sale", -SALE], ["commission", SALE / 8], ...first]);
    const correction = await admin.post(`/api/admin/orders/${order}/corrections`, { amount: 1000, reason: "Яс их" });
    expect(correction.status).toBe(200);
    const [[, borne]] = (await entriesOf(owner, order)).slice(-2) as [[string, number], [string, number]];
    expect(borne).toBeLessThan(0);
    expect(borne).toBeGreaterThan(-1000);
    await setStatus(order, "cancelled");
    expect((await booksOf(owner)).balance).toBe(0);
  });

  it("have a correction with its reason, and money that the store took itself with the other sign, each once", async () => {
    const order = await placeShared();
    await setStatus(order, "processing");
    await setStatus(order, "completed");
    const { balance: before, earned } = await booksOf(owner);
    const path = `/api/admin/store-books/${owner.store.id}/entries`;
    const headers = { "Idempotency-Key": randomUUID() };
    const taken = { kind: "taken", amount: 10_000, orderId: order };
    const answers = await Promise.all([0, 1].map(() => admin.send("POST", path, { json: taken, headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // What the store took itself it has earned before.
    expect(await booksOf(owner)).toMatchObject({ balance: before - 10_000, earned });
    const correction = { kind: "correction", amount: -500, reason: "Сав баглаа" };
    await admin.post(path, correction);
    expect((await statementOf(owner)).entries.at(-1)).toMatchObject({ ...correction, orderId: null });
    expect(await booksOf(owner)).toMatchObject({ balance: before - 10_500, earned: earned - 500 });
    await correct(admin, owner.store.id, 500);

    const code = async (status: number, json: object) => (await admin.refused(status, "POST", path, { json })).code;
    expect((await admin.refused(422, "POST", path, { json: { ...taken, amount: 1 }, headers })).code).toBe(
      "idempotency_key_reused",
    );
    expect(await code(409, { ...taken, amount: 99_000_000 })).toBe("taken_too_much");
    expect(await code(404, { ...taken, orderId: 999_999_999 })).toBe("books_order_not_found");
    for (const json of [
      { ...taken, amount: 0 },
      { ...taken, amount: -5 },
      { kind: "correction", amount: 0, reason: "Шалтгаан" },
      { kind: "correction", amount: 100, reason: "" },
      { kind: "payout", amount: 100 },
    ])
      expect(await code(400, json)).toBe("validation_failed");
  });

  it("are a statement of the month that adds up, as a page and as a workbook", async () => {
    const statement = await statementOf(owner);
    const sum = statement.entries.reduce((won, { amount }) => won + amount, 0);
    expect(statement.opening + sum).toBe(statement.closing);
    expect(Object.values(statement.totals).reduce((won, amount) => won + amount, 0)).toBe(sum);
    const { body } = await owner.client.get<OwnBooks>(`/api/stores/${owner.store.id}/books`);
    expect(body).toMatchObject({ balance: statement.closing, months: expect.arrayContaining([presentMonth()]) });
    for (const [client, path] of [
      [owner.client, `/api/stores/${owner.store.id}/books`],
      [admin, `/api/admin/store-books/${owner.store.id}`],
    ] as const) {
      const file = await bytesOf(client, `${path}/statement/export?month=${presentMonth()}`);
      const [titles, opening, ...rows] = workbookTable(file);
      expect(titles?.[5]).toBe("Дүн, вон");
      expect(opening?.[0]).toBe("Эхний үлдэгдэл");
      expect(rows.slice(0, -1).map((row) => Number(row[5]))).toEqual(statement.entries.map(({ amount }) => amount));
    }
    expect(
      (await owner.client.refused(400, "GET", `/api/stores/${owner.store.id}/books/statement?month=2026-13`)).fields,
    ).toMatchObject({ month: expect.anything() });
  });

  it("are shown to the store's owner and the shop's owners alone", async () => {
    const path = `/api/stores/${owner.store.id}/books`;
    for (const part of ["", `/statement?month=${presentMonth()}`, `/statement/export?month=${presentMonth()}`])
      expect((await other.client.refused(404, "GET", path + part)).code).toBe("store_not_found");
    const json = payoutAccount();
    expect((await other.client.refused(404, "PUT", `${path}/account`, { json })).code).toBe("store_not_found");
    const { client: office, user } = await newMember(admin, "office");
    onTestFinished(async () => void (await admin.delete(`/api/admin/staff/${user.id}`)));
    for (const part of ["", `/${owner.store.id}`]) await office.refused(403, "GET", `/api/admin/store-books${part}`);
    await office.refused(403, "POST", "/api/admin/payouts", { json: { period: newPeriod() } });
    expect((await admin.refused(404, "GET", "/api/admin/store-books/999999999")).code).toBe("seller_not_found");
  });
});

describe("payouts", () => {
  it("are one for each store and month, whatever two admins press at once, and never of what is owed to the shop", async () => {
    const store = await verifiedOwner(admin, category.id);
    const account = payoutAccount();
    await store.client.put(`/api/stores/${store.store.id}/books/account`, account);
    await correct(admin, store.store.id, 30_000);
    await correct(admin, other.store.id, -700);
    const second = await signedInAdmin();
    const period = newPeriod();
    const prepared = await Promise.all(
      [admin, second, admin, second].map((client) => client.post<PreparedPayouts>("/api/admin/payouts", { period })),
    );
    expect(prepared.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ofMonth = async () => (await admin.get<Payout[]>(`/api/admin/payouts?period=${period}`)).body;
    const made = (await ofMonth()).filter(({ storeId }) => storeId === store.store.id);
    expect(made).toMatchObject([
      { amount: 30_000, paidAt: null, account: { accountNumber: expect.stringMatching(/^\*{4}\d{4}$/) } },
    ]);
    expect((await ofMonth()).filter(({ storeId }) => storeId === other.store.id)).toEqual([]);
    expect(await booksOf(store)).toMatchObject({ balance: 30_000, payable: 0, prepared: 30_000, account });

    // Another month has nothing left to pay out.
    const [{ id } = { id: 0 }] = made;
    const next = newPeriod();
    await admin.post("/api/admin/payouts", { period: next });
    const { body: later } = await admin.get<Payout[]>(`/api/admin/payouts?period=${next}`);
    expect(later.filter(({ storeId, id: one }) => storeId === store.store.id && one !== id)).toEqual([]);

    const file = workbookTable(await bytesOf(admin, `/api/admin/payouts/export?period=${period}`));
    expect(file).toContainEqual(
      expect.arrayContaining([
        "081",
        account.accountNumber.replace("-", ""),
        "30000",
        "BAT BOLORMAA",
        payoutNumber(id),
      ]),
    );

    await correct(admin, store.store.id, -40_000);
    const exported = `/api/admin/payouts/export?period=${period}`;
    expect((await admin.refused(409, "GET", exported)).code).toBe("payout_exceeds");
    await correct(admin, store.store.id, 40_000);

    const mark = (client: Client, paid: boolean) => client.post("/api/admin/payouts/paid", { ids: [id], paid });
    expect((await Promise.all([mark(admin, true), mark(second, true)])).map(({ status }) => status)).toEqual([
      204, 204,
    ]);
    expect(await booksOf(store)).toMatchObject({ balance: 0, payable: 0, prepared: 0 });
    expect((await admin.refused(409, "DELETE", `/api/admin/payouts/${id}`)).code).toBe("payout_paid");
    await mark(admin, false);
    expect(await booksOf(store)).toMatchObject({ balance: 30_000, payable: 0, prepared: 30_000 });
    expect((await admin.send("DELETE", `/api/admin/payouts/${id}`)).status).toBe(204);
    expect(await booksOf(store)).toMatchObject({ balance: 30_000, payable: 30_000, prepared: 0 });
    expect((await admin.refused(404, "DELETE", `/api/admin/payouts/${id}`)).code).toBe("payout_not_found");
    const missing = { ids: [id], paid: true };
    expect((await admin.refused(404, "POST", "/api/admin/payouts/paid", { json: missing })).code).toBe(
      "payout_not_found",
    );
    await closeDown(store);
  });

  it("are not prepared, and no file of them is made, unless the shop's owner has switched them on", async () => {
    const { body } = await admin.get<object>("/api/settings/payouts");
    await admin.put("/api/settings/payouts", { ...body, enabled: false });
    const period = newPeriod();
    expect((await admin.refused(409, "POST", "/api/admin/payouts", { json: { period } })).code).toBe("payouts_off");
    expect((await admin.refused(409, "GET", `/api/admin/payouts/export?period=${period}`)).code).toBe("payouts_off");
    await switchPayoutsOn(admin);
    const { code } = await admin.refused(409, "GET", "/api/admin/payouts/export?period=2000-01");
    expect(code).toBe("no_payouts_to_pay");
  });

  it("are not prepared for a month ahead", async () => {
    const json = { period: `${new Date().getFullYear() + 1}-12` };
    expect((await admin.refused(409, "POST", "/api/admin/payouts", { json })).code).toBe("payout_month_ahead");
  });

  it("are found paid by the outgoing row of an imported statement that has their number and sum, once, and may be not paid after all", async () => {
    const store = await verifiedOwner(admin, category.id);
    const payout = await preparedPayout(admin, store, 12_345);
    const { id: account } = (await admin.get<BankAccount>("/api/bank-accounts/default")).body;
    const soon = () => new Date(Date.now() + 60_000);
    const read = async (amount: number) => {
      const bank = new TestBank()
        .transfer({ payer: newPayer(), amount: 1000 })
        .transfer({ payer: payoutNumber(payout.id), amount: -amount, at: soon() })
        .transfer({ payer: newPayer(), amount: 2000, at: soon() });
      const { status } = await sendFile(admin, bank.file(), [["bankAccountId", String(account)]]);
      expect(status).toBe(201);
    };
    await read(12_344);
    expect(await booksOf(store)).toMatchObject({ balance: 12_345, prepared: 12_345 });
    await read(12_345);
    expect(await booksOf(store)).toMatchObject({ balance: 0, prepared: 0 });
    await read(12_345);
    expect((await booksOf(store)).balance).toBe(0);
    const json = { ids: [payout.id], paid: false };
    // The bank sent it back.
    await admin.send("POST", "/api/admin/payouts/paid", { json });
    expect(await booksOf(store)).toMatchObject({ balance: 12_345, prepared: 12_345 });
    await closeDown(store);
  });
});
