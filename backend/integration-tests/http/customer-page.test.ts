import { type AccountMerge, accountMerges, type MergeAnswer, mergeAnswer } from "@zakh/accounts/contract";
import type { Credit } from "@zakh/bookkeeping/contract";
import { type CustomerPage, customerPage, type OwnerNote, ownerNotes } from "@zakh/bookkeeping/contract";
import type { CartItem, Customer } from "@zakh/checkout/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, PASSWORD, signedInAdmin } from "./client";
import { exactly, type Items, inShop, plainProduct, Shopper } from "./orders-client";
import { closeDown, newCategory, newOwner, retireCategory } from "./store-fixtures";
import { placedOrder, setStatus } from "./test-orders";
import { newMember } from "./test-staff";

let admin: Client;
let items: Items;

beforeAll(async () => {
  admin = await signedInAdmin();
  items = [{ productId: (await plainProduct()).id, quantity: 1 }];
});

const pageOf = async (id: number) => exactly(customerPage, (await admin.get(`/api/admin/customers/${id}`)).body);
const notesOf = async (id: number) => exactly(ownerNotes, (await admin.get(`/api/admin/customers/${id}/notes`)).body);
const note = (about: string, text: string) => admin.post<OwnerNote[]>(`/api/admin/${about}/notes`, { text });

describe("the page of a customer", () => {
  it("has all orders with their sums, the credit, and the names that money came from", async () => {
    const shopper = await Shopper.register();
    const { id } = shopper.user;
    const paid = await placedOrder(admin, shopper, items, { transferAccountHolder: "БАТ" });
    await setStatus(admin, paid.id, "processing");
    const unpaid = await placedOrder(admin, shopper, items, { transferAccountHolder: "ДОРЖ" });
    const cancelled = await placedOrder(admin, shopper, items, { transferAccountHolder: "БАТ" });
    await setStatus(admin, cancelled.id, "cancelled");
    await admin.post(`/api/admin/users/${id}/credit`, { amount: 3000, reason: "Бэлэг" });
    const page = await pageOf(id);
    const total = Number(paid.totalAmount);
    expect(page.orders.map(({ id, status }) => [id, status])).toEqual([
      [cancelled.id, "cancelled"],
      [unpaid.id, "pending"],
      [paid.id, "processing"],
    ]);
    const second = await admin.get<CustomerPage>(`/api/admin/customers/${id}?limit=1&offset=1`);
    expect([second.body.orders.map(({ id }) => id), second.body.orderCount]).toEqual([[unpaid.id], 3]);
    expect(second.body.sums).toEqual(page.sums);
    expect(page.sums).toEqual({
      orders: 2,
      bought: total,
      due: Number(unpaid.totalAmount),
      toTransfer: 0,
      creditWaits: 0,
    });
    expect([page.user.id, page.credit, page.senders]).toEqual([id, 3000, ["БАТ", "ДОРЖ"]]);

    const lines = [{ id: paid.items[0]?.id, packedQuantity: 0.9 }];
    await admin.put(`/api/admin/orders/${paid.id}/packed`, { lines });
    const { toReturn } = await inShop(admin, paid.id);
    expect(toReturn).toBeGreaterThan(0);
    expect((await pageOf(id)).sums).toMatchObject({ toTransfer: 0, creditWaits: toReturn });
  });

  it("has notes about the customer and each order, which no customer reads, and which a closed account takes along", async () => {
    const shopper = await Shopper.register();
    const { id } = shopper.user;
    const placed = await placedOrder(admin, shopper, items);
    expect((await note(`customers/${id}`, "Хонгилоор ор")).status).toBe(201);
    const { body: all } = await note(`orders/${placed.id}`, "Утсаар\nярьсан");
    expect(exactly(ownerNotes, all).map(({ text, orderId }) => [text, orderId])).toEqual([
      ["Утсаар\nярьсан", placed.id],
      ["Хонгилоор ор", null],
    ]);
    expect(all[0]?.by).not.toBe("");
    for (const path of [`/api/orders/${placed.id}`, "/api/user/orders", "/api/user"])
      expect(JSON.stringify((await shopper.client.get(path)).body)).not.toContain("ярьсан");
    expect((await admin.delete(`/api/admin/notes/${all[0]?.id}`)).status).toBe(204);
    expect((await notesOf(id)).map(({ text }) => text)).toEqual(["Хонгилоор ор"]);

    await setStatus(admin, placed.id, "cancelled");
    expect((await shopper.client.post("/api/user/close", { currentPassword: PASSWORD })).status).toBe(204);
    expect(await notesOf(id)).toEqual([]);
    await admin.refused(404, "POST", `/api/admin/customers/${id}/notes`, { json: { text: "Оройтсон" } });
    await admin.refused(404, "GET", `/api/admin/customers/${id}`);
  });

  it("refuses an empty note, and one about nobody", async () => {
    const { user } = await Shopper.register();
    const path = `/api/admin/customers/${user.id}/notes`;
    const empty = await admin.refused(400, "POST", path, { json: { text: " \u200b" } });
    expect(empty.fields).toMatchObject({ text: { code: "note_empty" } });
    await admin.refused(404, "POST", "/api/admin/orders/2147483647/notes", { json: { text: "Хэн" } });
    await admin.refused(404, "DELETE", "/api/admin/notes/2147483647");
  });
});

const merge = (into: number, from: number, preview?: boolean) =>
  admin.post<MergeAnswer & { code: string }>(`/api/admin/users/${into}/merges`, { from, preview });
const signIn = (username: string) => new Client().post("/api/login", { username, password: PASSWORD });
const cart = async ({ client }: Shopper) => (await client.get<{ items: CartItem[] }>("/api/cart")).body.items;

describe("two accounts of one person", () => {
  it("become one: orders, credit, cart, senders and notes move, and the former signs nobody in", async () => {
    const [stays, goes] = [await Shopper.register(), await Shopper.register()];
    const [into, from] = [stays.user.id, goes.user.id];
    const own = await placedOrder(admin, stays, items);
    const paid = await placedOrder(admin, goes, items);
    const unpaid = await placedOrder(admin, goes, items);
    await setStatus(admin, paid.id, "processing");
    await admin.post(`/api/admin/users/${from}/credit`, { amount: 5000, reason: "Бэлэг" });
    await admin.post(`/api/admin/users/${into}/credit`, { amount: 700, reason: "Бэлэг" });
    await note(`orders/${paid.id}`, "Нэг хүн");
    await goes.client.put("/api/cart", { items });
    await shopPool().query(
      "INSERT INTO learned_sender (id, payer, account_number, line_number) VALUES ('lsnd_' || gen_random_uuid(), $1, $2, 0)",
      [`merged-${from}`, from],
    );
    const wanted = {
      orders: 2,
      credit: 5000,
      cartLines: 1,
      senders: 1,
      notes: 1,
      stockAlerts: 0,
      mealKits: 0,
      reviews: 0,
    };

    const shown = await merge(into, from, true);
    expect(exactly(mergeAnswer, shown.body)).toMatchObject({ moved: wanted, losesSignIn: true });
    // Nothing of it has happened.
    expect([(await pageOf(from)).orders.length, (await signIn(goes.user.email)).status]).toEqual([2, 200]);

    const done = await merge(into, from);
    expect(done.body).toEqual(shown.body);
    const page = await pageOf(into);
    expect(page.orders.map(({ id }) => id)).toEqual([unpaid.id, paid.id, own.id]);
    expect(page.credit).toBe(5700);
    expect((await cart(stays)).map(({ productId }) => productId)).toEqual(items.map(({ productId }) => productId));
    expect((await notesOf(into)).map(({ text }) => text)).toEqual(["Нэг хүн"]);
    const { rows } = await shopPool().query("SELECT account_number FROM learned_sender WHERE payer = $1", [
      `merged-${from}`,
    ]);
    expect(rows).toEqual([{ account_number: into }]);

    // Its session has ended, its password opens nothing, and its orders are the other's, who pays them on.
    expect((await goes.client.get("/api/user")).status).toBe(401);
    expect((await signIn(goes.user.email)).status).toBe(401);
    await admin.refused(404, "GET", `/api/admin/customers/${from}`);
    const mine = (await stays.client.get<Order[]>("/api/user/orders")).body.map(({ id }) => id);
    expect(mine).toEqual([unpaid.id, paid.id, own.id]);
    expect((await inShop(admin, unpaid.id)).userId).toBe(into);
    await setStatus(admin, unpaid.id, "processing");
    expect((await stays.client.get<Credit>("/api/user/credit")).body.balance).toBe(5700);

    const kept = exactly(accountMerges, (await admin.get<AccountMerge[]>(`/api/admin/users/${into}/merges`)).body);
    expect(kept).toMatchObject([{ fromId: from, username: goes.user.username, email: goes.user.email, moved: wanted }]);
    expect((await merge(into, from)).status).toBe(404);
  });

  it("are not found where one of them is of somebody who works here", async () => {
    const { user } = await newMember(admin, "packer");
    const found = async (more = "") => {
      const { body } = await admin.get<Customer[]>(`/api/admin/customers?search=${user.username}${more}`);
      return body.map(({ id }) => id);
    };
    expect(await found()).toEqual([user.id]);
    expect(await found("&withoutStaff=true")).toEqual([]);
    await admin.delete(`/api/admin/staff/${user.id}`);
  });

  it("stay two where that would take something away", async () => {
    const { user } = await Shopper.register();
    expect((await merge(user.id, user.id)).body.code).toBe("merge_itself");
    const staff = await Shopper.register();
    expect((await admin.patch(`/api/admin/users/${staff.user.id}`, { isAdmin: true })).status).toBe(200);
    expect((await merge(user.id, staff.user.id)).body.code).toBe("merge_staff");
    await admin.patch(`/api/admin/users/${staff.user.id}`, { isAdmin: false });
    const category = await newCategory(admin);
    const owner = await newOwner(category.id);
    const { body: ownerUser } = await owner.client.get<{ id: number }>("/api/user");
    expect((await merge(user.id, ownerUser.id)).body.code).toBe("merge_store_owner");
    await closeDown(owner);
    await retireCategory(admin, category);
    expect((await merge(user.id, 2147483647)).status).toBe(404);
    await shopPool().query("UPDATE account SET email = NULL WHERE number = $1", [user.id]);
    expect((await merge(user.id, staff.user.id)).body.code).toBe("merge_loses_sign_in");
  });
});
