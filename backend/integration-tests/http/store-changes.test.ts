import type { AdminServiceCategory, AdminStore, OwnStore, Store, StoreDecision } from "@zakh/marketplace/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { mailThat } from "./mailbox";
import {
  closeDown,
  IDENTITY,
  newCategory,
  newOwner,
  type Owner,
  retireCategory,
  verifiedOwner,
} from "./store-fixtures";

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
  expect(JSON.stringify([body, listed])).not.toContain("requestedChanges");
  return body.name;
}

const answer = ({ store }: Owner, json: object) => admin.patch<AdminStore>(`/api/admin/stores/${store.id}`, json);

describe("a new name of a verified store", () => {
  it("is hidden until an admin, who sees both, confirms it", async () => {
    const owner = await openStore();
    expect(await ask(owner, "KB Банк")).toMatchObject({
      name: owner.store.name,
      requestedChanges: { name: "KB Банк" },
    });
    expect(await shownName(owner)).toBe(owner.store.name);
    const { body: seen } = await admin.get<AdminStore[]>(`/api/admin/stores?categoryId=${category.id}`);
    expect(seen[0]).toMatchObject({
      id: owner.store.id,
      name: owner.store.name,
      requestedChanges: { name: "KB Банк" },
    });

    const { status, body } = await answer(owner, { confirmChanges: true, requestedChanges: { name: "KB Банк" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "KB Банк", lastDecision: { kind: "changed" } });
    expect(body.requestedChanges).toBeUndefined();
    expect(await shownName(owner)).toBe("KB Банк");
    const { body: kept } = await admin.get<StoreDecision[]>(`/api/admin/stores/${owner.store.id}/decisions`);
    expect(kept[0]).toMatchObject({ kind: "changed", reason: `${owner.store.name} → KB Банк` });
  });

  it("is dropped when the admin refuses it, or when its owner enters the current one", async () => {
    const owner = await openStore();
    await ask(owner, "Татгалзах нэр");
    const { body } = await answer(owner, { confirmChanges: false, reason: "Банкны нэр" });
    expect(body).toMatchObject({ name: owner.store.name, lastDecision: { kind: "change_refused" } });
    expect(body.requestedChanges).toBeUndefined();
    await ask(owner, "Бодлоо өөрчлөв");
    expect((await ask(owner, owner.store.name)).requestedChanges).toBeUndefined();
    // Nothing is pending, so nothing is decided.
    expect((await answer(owner, { confirmChanges: true })).body.name).toBe(owner.store.name);
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("cannot be confirmed unseen: the owner may have changed it meanwhile", async () => {
    const owner = await openStore();
    await ask(owner, "Харсан нэр");
    await ask(owner, "Хараагүй нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    const json = { confirmChanges: true, requestedChanges: { name: "Харсан нэр" } };
    expect((await admin.refused(409, "PATCH", path, { json })).code).toBe("store_changed");
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("is pending too while its owner has closed the store, and could reopen it", async () => {
    const owner = await openStore();
    await owner.client.put(`/api/stores/${owner.store.id}`, { isActive: false });
    expect(await ask(owner, "Хаалттай үед")).toMatchObject({
      name: owner.store.name,
      requestedChanges: { name: "Хаалттай үед" },
    });
  });

  it("is pending too while an admin has suspended the store, and is not applied by reopening", async () => {
    const owner = await openStore();
    await answer(owner, { isActive: false });
    expect(await ask(owner, "KB Банк")).toMatchObject({
      name: owner.store.name,
      requestedChanges: { name: "KB Банк" },
    });
    expect((await answer(owner, { isActive: true })).body.name).toBe(owner.store.name);
  });

  it("is not confirmed by a request that does not name it", async () => {
    const owner = await openStore();
    await ask(owner, "Хэлээгүй нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    expect((await admin.refused(409, "PATCH", path, { json: { confirmChanges: true } })).code).toBe("store_changed");
    expect(await shownName(owner)).toBe(owner.store.name);
  });

  it("can be confirmed by admins only", async () => {
    const owner = await openStore();
    await ask(owner, "Өөрөө батлав");
    const path = `/api/admin/stores/${owner.store.id}`;
    await owner.client.refused(403, "PATCH", path, { json: { confirmChanges: true } });
    await visitor.refused(401, "PATCH", path, { json: { confirmChanges: true } });
    expect((await admin.refused(400, "PATCH", path, { json: {} })).fields).toBeDefined();
  });
});

describe("what shoppers know a verified store by", () => {
  const ASKED = {
    address: "Пусан хот, Хэүндэ 9",
    tradeName: "새 상점",
    representative: "Шинэ эзэн",
    businessNumber: "123-45-67891",
    mailOrderNumber: "제2026-시험-0002호",
  };

  it("stands until an admin confirms what its owner wants, in one decision of which the owner is told", async () => {
    const owner = await openStore();
    const json = { ...ASKED, description: "Шинэ тайлбар" };
    const { body } = await owner.client.send<OwnStore>("PUT", `/api/stores/${owner.store.id}`, { json });
    expect(body).toMatchObject({
      address: owner.store.address,
      tradeName: IDENTITY.tradeName,
      description: json.description,
      mailOrderNumber: IDENTITY.mailOrderNumber,
    });
    expect(body.requestedChanges).toEqual(ASKED);
    const shown = async () => (await visitor.get<Store>(`/api/stores/${owner.store.id}`)).body;
    expect(await shown()).toMatchObject({ address: owner.store.address, representative: IDENTITY.representative });
    const listed = await admin.get<AdminStore[]>(`/api/admin/stores?task=changes&categoryId=${category.id}`);
    expect(listed.body.map(({ id }) => id)).toContain(owner.store.id);

    expect((await answer(owner, { confirmChanges: true, requestedChanges: ASKED })).body).toMatchObject(ASKED);
    expect(await shown()).toMatchObject(ASKED);
    const mail = await mailThat(owner.user.email, ({ text }) => text.includes("Пусан хот, Хэүндэ 9"));
    expect(mail.text).toContain("Шинэ эзэн");
  });

  it("stays when the admin refuses, with a reason that the owner reads in a mail", async () => {
    const owner = await openStore();
    await owner.client.put(`/api/stores/${owner.store.id}`, { address: ASKED.address });
    const refused = await answer(owner, { confirmChanges: false, reason: "Гэрээгээ илгээнэ үү" });
    expect(refused.body).toMatchObject({ address: owner.store.address, lastDecision: { kind: "change_refused" } });
    expect(refused.body.requestedChanges).toBeUndefined();
    await mailThat(owner.user.email, ({ text }) => text.includes("Гэрээгээ илгээнэ үү"));
  });

  it("is not confirmed away: a store that has told who it is keeps telling it", async () => {
    const owner = await openStore();
    await owner.client.put(`/api/stores/${owner.store.id}`, { representative: "" });
    const json = { confirmChanges: true, requestedChanges: { representative: "" } };
    const { code } = await admin.refused(409, "PATCH", `/api/admin/stores/${owner.store.id}`, { json });
    expect(code).toBe("store_identity_missing");
    expect((await answer(owner, { confirmChanges: false, reason: "Заавал хэлнэ" })).body.representative).toBe(
      IDENTITY.representative,
    );
  });
});

describe("a new name without confirmation", () => {
  it("is allowed for a store that waits for verification", async () => {
    const owner = await newOwner(category.id);
    owners.push(owner);
    const renamed = await ask(owner, "Шалгуулаагүй нэр");
    expect([renamed.name, renamed.requestedChanges]).toEqual(["Шалгуулаагүй нэр", undefined]);
  });

  it("is not verified by an admin who saw the old one", async () => {
    const owner = await newOwner(category.id);
    owners.push(owner);
    await ask(owner, "Сүүлд сольсон нэр");
    const path = `/api/admin/stores/${owner.store.id}`;
    const json = { isVerified: true, seen: { name: owner.store.name } };
    expect((await admin.refused(409, "PATCH", path, { json })).code).toBe("store_changed");
    expect((await answer(owner, { isVerified: true, seen: { name: "Сүүлд сольсон нэр" } })).body.isVerified).toBe(true);
  });

  it("is allowed for an admin's own store", async () => {
    const owner = await openStore();
    const { status } = await admin.patch(`/api/admin/users/${owner.user.id}`, { isAdmin: true });
    expect(status).toBe(200);
    expect((await ask(owner, "Админы дэлгүүр")).name).toBe("Админы дэлгүүр");
    await admin.patch(`/api/admin/users/${owner.user.id}`, { isAdmin: false });
  });
});
