import type { AdminServiceCategory, AdminStore, OwnStore, StoreDecision } from "@zakh/marketplace/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import { signedInDashboard } from "./orders-client";
import {
  addProduct,
  closeDown,
  decide,
  newCategory,
  newOwner,
  type Owner,
  retireCategory,
  verifiedOwner,
} from "./store-fixtures";

const visitor = new Client();

let admin: Client;
let category: AdminServiceCategory;
let waiting: Owner;
let open: Owner;
let closed: Owner;
let suspended: Owner;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  waiting = await newOwner(category.id);
  open = await verifiedOwner(admin, category.id);
  closed = await verifiedOwner(admin, category.id);
  await closed.client.send("PUT", `/api/stores/${closed.store.id}`, { json: { isActive: false } });
  suspended = await verifiedOwner(admin, category.id);
  await decide(admin, suspended.store.id, { isActive: false, reason: "Гомдол ирсэн" });
  await addProduct(open, "Админы жагсаалтын бараа");
});

afterAll(async () => {
  await closeDown(open);
  await retireCategory(admin, category);
});

async function list(query: string): Promise<{ ids: number[]; total: string | null; stores: AdminStore[] }> {
  const { status, body, headers } = await admin.get<AdminStore[]>(`/api/admin/stores?${query}`);
  expect(status).toBe(200);
  return { ids: body.map(({ id }) => id), total: headers.get("x-total-count"), stores: body };
}

describe("the admin's list of stores", () => {
  it("shows owner, category, counts and the last decision: unverified stores first, then newest first", async () => {
    const { ids, total, stores } = await list(`categoryId=${category.id}`);
    expect(ids).toEqual([waiting, suspended, closed, open].map(({ store }) => store.id));
    expect(total).toBe("4");
    const { suspension: _, ...store } = open.store;
    expect(stores[3]).toEqual({
      ...store,
      isVerified: true,
      categoryName: category.name,
      owner: { id: open.user.id, username: open.user.username, email: open.user.email, name: open.user.name },
      productCount: 1,
      orderCount: 0,
      isSuspended: false,
      language: "mn",
      handedInAt: null,
      lastDecision: {
        kind: "verified",
        reason: "",
        decidedBy: expect.any(String),
        createdAt: expect.stringMatching(/Z$/),
      },
    });
    expect(stores[0]?.lastDecision).toBeNull();
    expect(stores[1]).toMatchObject({
      isSuspended: true,
      isActive: false,
      lastDecision: { kind: "suspended", reason: "Гомдол ирсэн" },
    });
  });

  it("is filtered by standing", async () => {
    const standings = { waiting, open, closed, suspended };
    for (const [standing, { store }] of Object.entries(standings)) {
      expect((await list(`categoryId=${category.id}&standing=${standing}`)).ids).toEqual([store.id]);
    }
    expect((await list(`categoryId=${category.id}&standing=all&search=`)).ids).toHaveLength(4);
  });

  it("is searched by the store's name and by its owner, case-insensitively", async () => {
    expect((await list(`search=${encodeURIComponent(open.store.name.toUpperCase())}`)).ids).toEqual([open.store.id]);
    expect((await list(`search=${closed.user.username.toUpperCase()}`)).ids).toEqual([closed.store.id]);
    expect((await list(`search=${encodeURIComponent(closed.user.email)}`)).ids).toEqual([closed.store.id]);
    for (const nothing of ["%", "_", "\\", "'; drop table market_store --"]) {
      expect((await list(`search=${encodeURIComponent(`${nothing}${open.user.username}`)}`)).ids).toEqual([]);
    }
  });

  it("is sorted by name and by when they registered", async () => {
    const ids = [waiting, suspended, closed, open].map(({ store }) => store.id).sort((a, b) => a - b);
    expect((await list(`categoryId=${category.id}&sort=oldest`)).ids).toEqual(ids);
    expect((await list(`categoryId=${category.id}&sort=newest`)).ids).toEqual([...ids].reverse());
    const byName = (await list(`categoryId=${category.id}&sort=name`)).stores.map(({ name }) => name);
    expect(byName).toEqual([...byName].sort(new Intl.Collator("mn").compare));
    const fromEnd = (await list(`categoryId=${category.id}&sort=-name`)).stores.map(({ name }) => name);
    expect(fromEnd).toEqual([...byName].reverse());
  });

  it("has pages, with the total number", async () => {
    const page = await list(`categoryId=${category.id}&limit=2&offset=1`);
    expect(page.ids).toEqual([suspended.store.id, closed.store.id]);
    expect(page.total).toBe("4");
    expect(await list(`categoryId=${category.id}&limit=2&offset=9`)).toMatchObject({ ids: [], total: "4" });
  });

  it("refuses an invalid query", async () => {
    for (const query of ["limit=0", "limit=201", "limit=a", "offset=-1", "standing=x", "categoryId=x", "search=%00"]) {
      expect((await admin.refused(400, "GET", `/api/admin/stores?${query}`)).code).toBe("validation_failed");
    }
  });
});

describe("one store", () => {
  it("looks as in the list, in any state", async () => {
    for (const { store } of [waiting, open, closed, suspended]) {
      const { status, body } = await admin.get<AdminStore>(`/api/admin/stores/${store.id}`);
      expect(status).toBe(200);
      expect(body).toEqual((await list(`search=${encodeURIComponent(store.name)}`)).stores[0]);
    }
  });

  it("records every decision with its reason, newest first", async () => {
    const { store } = await newOwner(category.id);
    const path = `/api/admin/stores/${store.id}/decisions`;
    expect((await admin.get<StoreDecision[]>(path)).body).toEqual([]);
    await decide(admin, store.id, { isVerified: true });
    await decide(admin, store.id, { isActive: false, reason: "Гомдол ирсэн" });
    await decide(admin, store.id, { isActive: true });
    const { body } = await admin.get<StoreDecision[]>(path);
    expect(body.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["resumed", ""],
      ["suspended", "Гомдол ирсэн"],
      ["verified", ""],
    ]);
    for (const { decidedBy } of body) expect(decidedBy).toBeTruthy();
  });

  it("that does not exist is 404, and is readable by admins only", async () => {
    for (const end of ["", "/decisions"]) {
      for (const id of ["2147483647", "0", "abc", "1.5"]) {
        expect((await admin.refused(404, "GET", `/api/admin/stores/${id}${end}`)).code).toBe("store_not_found");
      }
      const path = `/api/admin/stores/${waiting.store.id}${end}`;
      expect((await visitor.refused(401, "GET", path)).code).toBe("admin_required");
      expect((await waiting.client.refused(403, "GET", path)).code).toBe("access_denied");
    }
  });
});

describe("an admin's decision", () => {
  it("verifies, unverifies with a reason that the owner sees, and is recorded", async () => {
    const owner = await newOwner(category.id);
    const path = `/api/stores/${owner.store.id}`;
    expect((await visitor.get(path)).status).toBe(404);
    expect(await decide(admin, owner.store.id, { isVerified: true })).toMatchObject({ isVerified: true });
    expect((await visitor.get(path)).status).toBe(200);
    const back = await decide(admin, owner.store.id, { isVerified: false, reason: "Хаяг буруу" });
    expect(back).toMatchObject({ isVerified: false, lastDecision: { kind: "unverified", reason: "Хаяг буруу" } });
    expect((await visitor.get(path)).status).toBe(404);
    const [own] = (await owner.client.get<OwnStore[]>("/api/stores/my-stores")).body;
    expect(own?.suspension).toMatchObject({ reason: "Хаяг буруу" });
  });

  it("without an effect is not recorded", async () => {
    const before = await decide(admin, open.store.id, { isVerified: true, isActive: true, reason: "дахин" });
    expect(before.lastDecision).toMatchObject({ kind: "verified", reason: "" });
  });

  it("by twenty admins at once is one decision", async () => {
    const { store } = await verifiedOwner(admin, category.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decide(admin, store.id, { isActive: false, reason: `Шалтгаан ${index}` }),
      ),
    );
    expect(new Set(answers.map(({ lastDecision }) => lastDecision?.reason)).size).toBe(1);
    expect(answers[0]).toMatchObject({ isActive: false, isSuspended: true, lastDecision: { kind: "suspended" } });
  });

  it("changes only what an admin may decide", async () => {
    const forged = { isVerified: true, name: "Өөр нэр", userId: 1, id: 1, isSuspended: true, createdAt: "2001-01-01" };
    const { body } = await admin.patch<AdminStore>(`/api/admin/stores/${open.store.id}`, forged);
    expect(body).toMatchObject({
      id: open.store.id,
      name: open.store.name,
      userId: open.user.id,
      isSuspended: false,
      createdAt: open.store.createdAt,
    });
  });

  it("must not be empty, and requires an existing store", async () => {
    const path = `/api/admin/stores/${open.store.id}`;
    const nothing = await admin.refused(400, "PATCH", path, { json: { reason: "Зүгээр" } });
    expect(nothing.fields?.body?.code).toBe("store_decision_missing");
    const wrong = await admin.refused(400, "PATCH", path, { json: { isVerified: "yes", reason: "x".repeat(501) } });
    expect(Object.keys(wrong.fields ?? {}).sort()).toEqual(["isVerified", "reason"]);
    for (const id of ["0", "abc", "1.5"]) {
      const refused = await admin.refused(400, "PATCH", `/api/admin/stores/${id}`, { json: { isVerified: true } });
      expect(refused.code).toBe("id_invalid");
    }
    const missing = await admin.refused(404, "PATCH", "/api/admin/stores/2147483647", { json: { isVerified: true } });
    expect(missing.code).toBe("store_not_found");
  });

  it("is for admins only, not for the owner", async () => {
    const { client: customer } = await registeredShopper();
    const path = `/api/admin/stores/${waiting.store.id}`;
    expect((await visitor.refused(401, "PATCH", path, { json: { isVerified: true } })).code).toBe("admin_required");
    expect((await visitor.refused(401, "GET", "/api/admin/stores")).code).toBe("admin_required");
    for (const client of [customer, waiting.client]) {
      expect((await client.refused(403, "PATCH", path, { json: { isVerified: true } })).code).toBe("access_denied");
      expect((await client.refused(403, "GET", "/api/admin/stores")).code).toBe("access_denied");
    }
    expect((await waiting.client.get<OwnStore[]>("/api/stores/my-stores")).body).toMatchObject([{ isVerified: false }]);
  });
});

it("a store whose owner's account is closed is suspended, with the reason, and stops selling", async () => {
  const orphan = await verifiedOwner(admin, category.id);
  const product = await addProduct(orphan, "Эзэнгүй болох бараа");
  const dashboard = await signedInDashboard();
  const { body } = await dashboard.get<{ customers: { id: string }[] }>(
    `/admin/customers?q=${encodeURIComponent(orphan.user.email)}`,
  );
  expect(body.customers).toHaveLength(1);
  expect((await dashboard.delete(`/admin/customers/${body.customers[0]?.id}`)).status).toBe(200);
  expect((await visitor.get(`/api/stores/${orphan.store.id}`)).status).toBe(404);
  expect((await visitor.get(`/api/products/${product.id}`)).status).toBe(404);
  const { body: current } = await admin.get<AdminStore>(`/api/admin/stores/${orphan.store.id}`);
  expect(current).toMatchObject({ isSuspended: true, isActive: false, owner: null });
  expect(current.lastDecision).toMatchObject({ kind: "suspended", decidedBy: null });
  expect(current.lastDecision?.reason).not.toBe("");

  for (const json of [{ isActive: true }, { isVerified: false, isActive: true, reason: "Эзэнгүй" }]) {
    const { code } = await admin.refused(409, "PATCH", `/api/admin/stores/${orphan.store.id}`, { json });
    expect(code).toBe("store_without_owner");
  }
  expect(
    (await admin.patch(`/api/admin/stores/${orphan.store.id}`, { isVerified: false, reason: "Эзэнгүй" })).status,
  ).toBe(200);
  await admin.refused(409, "PATCH", `/api/admin/stores/${orphan.store.id}`, { json: { isVerified: true } });
  expect((await visitor.get(`/api/stores/${orphan.store.id}`)).status).toBe(404);
});
