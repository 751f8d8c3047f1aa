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

/** The store's public name. */
async function shownName({ store }: Owner): Promise<string> {
  const { body } = await visitor.get<Store>(`/api/stores/${store.id}`);
  const listed = (await visitor.get<Store[]>(`/api/service-categories/${category.slug}/stores`)).body;
  expect(listed.find(({ id }) => id === store.id)?.name).toBe(body.name);
  expect(JSON.stringify([body, listed])).not.toContain("requestedName");
  return body.name;
}

const answer = ({ store }: Owner, json: object) => admin.patch<AdminStore>(`/api/admin/stores/${store.id}`, json);

describe("a new name of a verified store", () => {
  it("is hidden until an admin, who sees both, confirms it", async () => {
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

  it("is dropped when the admin refuses it, or when its owner enters the current one", async () => {
    const owner = await openStore();
    await ask(owner, "Татгалзах нэр");
    const { body } = await answer(owner, { confirmName: false, reason: "Банкны нэр" });
    expect(body).toMatchObject({ name: owner.store.name, lastDecision: { kind: "name_refused" } });
    expect(body.requestedName).toBeUndefined();
    await ask(owner, "Бодлоо өөрчлөв");
    expect((await ask(owner, owner.store.name)).requestedName).toBeUndefined();
    // Nothing is pending, so nothing is decided.
    expect((await answer(owner, { confirmName: true })).body.name).toBe(owner.store.name);
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("cannot be confirmed unseen: the owner may have changed it meanwhile", async () => {
    const owner = await openStore();
    await ask(owner, "Харсан нэр");
    await ask(owner, "Хараагүй нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    const json = { confirmName: true, requestedName: "Харсан нэр" };
    expect((await admin.refused(409, "PATCH", path, { json })).code).toBe("store_name_changed");
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("is pending too while its owner has closed the store, and could reopen it", async () => {
    const owner = await openStore();
    await owner.client.put(`/api/stores/${owner.store.id}`, { isActive: false });
    expect(await ask(owner, "Хаалттай үед")).toMatchObject({ name: owner.store.name, requestedName: "Хаалттай үед" });
  });

  it("is pending too while an admin has suspended the store, and is not applied by reopening", async () => {
    const owner = await openStore();
    await answer(owner, { isActive: false });
    expect(await ask(owner, "KB Банк")).toMatchObject({ name: owner.store.name, requestedName: "KB Банк" });
    expect((await answer(owner, { isActive: true })).body.name).toBe(owner.store.name);
  });

  it("is not confirmed by a request that does not name it", async () => {
    const owner = await openStore();
    await ask(owner, "Хэлээгүй нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    expect((await admin.refused(409, "PATCH", path, { json: { confirmName: true } })).code).toBe("store_name_changed");
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("can be confirmed by admins only", async () => {
    const owner = await openStore();
    await ask(owner, "Өөрөө батлав");
    const path = `/api/admin/stores/${owner.store.id}`;
    await owner.client.refused(403, "PATCH", path, { json: { confirmName: true } });
    await visitor.refused(401, "PATCH", path, { json: { confirmName: true } });
    expect((await admin.refused(400, "PATCH", path, { json: {} })).fields).toBeDefined();
  });
});

describe("a new name without confirmation", () => {
  it("is allowed for a store that waits for verification", async () => {
    const owner = await newOwner(category.id);
    owners.push(owner);
    const renamed = await ask(owner, "Шалгуулаагүй нэр");
    expect([renamed.name, renamed.requestedName]).toEqual(["Шалгуулаагүй нэр", undefined]);
  });

  it("is not verified by an admin who saw the old one", async () => {
    const owner = await newOwner(category.id);
    owners.push(owner);
    await ask(owner, "Сүүлд сольсон нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    const json = { isVerified: true, seenName: owner.store.name };
    expect((await admin.refused(409, "PATCH", path, { json })).code).toBe("store_name_changed");
    expect((await answer(owner, { isVerified: true, seenName: "Сүүлд сольсон нэр" })).body.isVerified).toBe(true);
  });

  it("is allowed for an admin's own store", async () => {
    const owner = await openStore();
    const { status } = await admin.patch(`/api/admin/users/${owner.user.id}`, { isAdmin: true });
    expect(status).toBe(200);
    expect((await ask(owner, "Админы дэлгүүр")).name).toBe("Админы дэлгүүр");
    await admin.patch(`/api/admin/users/${owner.user.id}`, { isAdmin: false });
  });
});
