import type { AdminServiceCategory, AdminStore, OwnStore, Store, StoreDecision } from "@zakh/marketplace/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { closeDown, newCategory, newOwner, type Owner, retireCategory, verifiedOwner } from "./store-fixtures";

const visitor = new Client();
let admin: Client;
let category: AdminServiceCategory;
const owners: Owner[] = [];

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
});

afterAll(async () => {
  await Promise.all(owners.map(closeDown));
  await retireCategory(admin, category);
});

async function openStore(): Promise<Owner> {
  const owner = await verifiedOwner(admin, category.id);
  owners.push(owner);
  return owner;
}

async function ask({ client, store }: Owner, name: string): Promise<OwnStore> {
  const { status, body } = await client.send<OwnStore>("PUT", `/api/stores/${store.id}`, { json: { name } });
  expect(status).toBe(200);
  return body;
}

/** What everybody reads as the store's name. */
async function shownName({ store }: Owner): Promise<string> {
  const { body } = await visitor.get<Store>(`/api/stores/${store.id}`);
  const listed = (await visitor.get<Store[]>(`/api/service-categories/${category.slug}/stores`)).body;
  expect(listed.find(({ id }) => id === store.id)?.name).toBe(body.name);
  expect(JSON.stringify([body, listed])).not.toContain("requestedName");
  return body.name;
}

const answer = ({ store }: Owner, json: object) => admin.patch<AdminStore>(`/api/admin/stores/${store.id}`, json);

describe("another name of a verified store", () => {
  it("is not shown until an admin confirms it, who sees both", async () => {
    const owner = await openStore();
    expect(await ask(owner, "KB Банк")).toMatchObject({ name: owner.store.name, requestedName: "KB Банк" });
    expect(await shownName(owner)).toBe(owner.store.name);
    const { body: seen } = await admin.get<AdminStore[]>(`/api/admin/stores?categoryId=${category.id}`);
    expect(seen[0]).toMatchObject({ id: owner.store.id, name: owner.store.name, requestedName: "KB Банк" });

    const { status, body } = await answer(owner, { confirmName: true, requestedName: "KB Банк" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "KB Банк", lastDecision: { kind: "renamed" } });
    expect(body.requestedName).toBeUndefined();
    expect(await shownName(owner)).toBe("KB Банк");
    const { body: kept } = await admin.get<StoreDecision[]>(`/api/admin/stores/${owner.store.id}/decisions`);
    expect(kept[0]).toMatchObject({ kind: "renamed", reason: `${owner.store.name} → KB Банк` });
  });

  it("is gone when the admin refuses it, or when its owner asks for the present one", async () => {
    const owner = await openStore();
    await ask(owner, "Татгалзах нэр");
    const { body } = await answer(owner, { confirmName: false, reason: "Банкны нэр" });
    expect(body).toMatchObject({ name: owner.store.name, lastDecision: { kind: "name_refused" } });
    expect(body.requestedName).toBeUndefined();
    await ask(owner, "Бодлоо өөрчлөв");
    expect((await ask(owner, owner.store.name)).requestedName).toBeUndefined();
    // Nothing waits: nothing is decided.
    expect((await answer(owner, { confirmName: true })).body.name).toBe(owner.store.name);
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("is not confirmed unseen: the owner may have asked for another meanwhile", async () => {
    const owner = await openStore();
    await ask(owner, "Харсан нэр");
    await ask(owner, "Хараагүй нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    const json = { confirmName: true, requestedName: "Харсан нэр" };
    expect((await admin.refused(409, "PATCH", path, { json })).code).toBe("store_name_changed");
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("waits too while its owner has closed the store, who could open it again", async () => {
    const owner = await openStore();
    await owner.client.put(`/api/stores/${owner.store.id}`, { isActive: false });
    expect(await ask(owner, "Хаалттай үед")).toMatchObject({ name: owner.store.name, requestedName: "Хаалттай үед" });
  });

  it("waits too while an admin has suspended the store, and does not come with its opening", async () => {
    const owner = await openStore();
    await answer(owner, { isActive: false });
    expect(await ask(owner, "KB Банк")).toMatchObject({ name: owner.store.name, requestedName: "KB Банк" });
    expect((await answer(owner, { isActive: true })).body.name).toBe(owner.store.name);
  });

  it("is not confirmed by an admin who does not say which", async () => {
    const owner = await openStore();
    await ask(owner, "Хэлээгүй нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    expect((await admin.refused(409, "PATCH", path, { json: { confirmName: true } })).code).toBe("store_name_changed");
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("is nobody's but the admin's to confirm", async () => {
    const owner = await openStore();
    await ask(owner, "Өөрөө батлав");
    const path = `/api/admin/stores/${owner.store.id}`;
    await owner.client.refused(403, "PATCH", path, { json: { confirmName: true } });
    await visitor.refused(401, "PATCH", path, { json: { confirmName: true } });
    expect((await admin.refused(400, "PATCH", path, { json: {} })).fields).toBeDefined();
  });
});

describe("another name that needs nobody's word", () => {
  it("is that of a store that waits to be verified", async () => {
    const owner = await newOwner(category.id);
    owners.push(owner);
    const renamed = await ask(owner, "Шалгуулаагүй нэр");
    expect([renamed.name, renamed.requestedName]).toEqual(["Шалгуулаагүй нэр", undefined]);
  });

  it("and is not verified by an admin who saw the one before", async () => {
    const owner = await newOwner(category.id);
    owners.push(owner);
    await ask(owner, "Сүүлд сольсон нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    const json = { isVerified: true, seenName: owner.store.name };
    expect((await admin.refused(409, "PATCH", path, { json })).code).toBe("store_name_changed");
    expect((await answer(owner, { isVerified: true, seenName: "Сүүлд сольсон нэр" })).body.isVerified).toBe(true);
  });

  it("is that of an admin's own store", async () => {
    const owner = await openStore();
    const { status } = await admin.patch(`/api/admin/users/${owner.user.id}`, { isAdmin: true });
    expect(status).toBe(200);
    expect((await ask(owner, "Админы дэлгүүр")).name).toBe("Админы дэлгүүр");
    await admin.patch(`/api/admin/users/${owner.user.id}`, { isAdmin: false });
  });
});
