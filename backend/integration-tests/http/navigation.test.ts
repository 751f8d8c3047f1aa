import {
  type NavigationItem,
  type NavigationTreeItem,
  navigationItem,
  navigationTree,
} from "@zakh/site-settings/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";

const visitor = new Client();
const made = new Set<number>();
let admin: Client;
let seeded: NavigationItem[];

beforeAll(async () => {
  admin = await signedInAdmin();
  seeded = await menu();
});

afterAll(async () => {
  for (const id of made) await admin.send("DELETE", `/api/navigation/${id}`);
  expect(await menu()).toEqual(seeded);
});

async function menu(): Promise<NavigationItem[]> {
  return (await visitor.get<NavigationItem[]>("/api/navigation")).body;
}

async function tree(): Promise<NavigationTreeItem[]> {
  return (await admin.withVersions().get<NavigationTreeItem[]>("/api/navigation/tree")).body;
}

async function add(more: Record<string, unknown> = {}): Promise<NavigationItem> {
  const { status, body } = await admin.post<NavigationItem>("/api/navigation", {
    title: "Туршилт",
    url: "/contact",
    order: 900,
    ...more,
  });
  if (status !== 201) throw new Error(`Adding answered ${status}: ${JSON.stringify(body)}`);
  made.add(body.id);
  return body;
}

function put(id: number | string, json: unknown) {
  return admin.send<NavigationItem>("PUT", `/api/navigation/${id}`, { json });
}

function fieldCodes(fields: Record<string, { code: string }> | undefined) {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([field, { code }]) => [field, code]));
}

describe("the menu", () => {
  it("is readable by anybody, flat and in order, and by admins as a tree", async () => {
    const orders = seeded.map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    for (const item of seeded) expect(navigationItem.strict().parse(item)).toEqual(item);
    const grown = await tree();
    expect(navigationTree.parse(grown)).toEqual(grown);
    const flattened = grown.flatMap(function flat({ children, version: _, ...item }): NavigationItem[] {
      return [item, ...children.flatMap(flat)];
    });
    expect(flattened.sort((a, b) => a.id - b.id)).toEqual([...seeded].sort((a, b) => a.id - b.id));
    const parent = grown.find(({ children }) => children.length > 0);
    expect(parent?.children.every(({ parentId }) => parentId === parent.id)).toBe(true);
  });

  it("accepts a new entry with its defaults, which the next read shows", async () => {
    const { body } = await admin.post<NavigationItem>("/api/navigation", { title: "  Мах  ", url: "/products/1" });
    made.add(body.id);
    expect(body).toEqual({
      id: expect.any(Number),
      title: "Мах",
      titleRu: "",
      titleEn: "",
      url: "/products/1",
      order: 0,
      parentId: null,
      isActive: true,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(await menu()).toContainEqual(body);
  });

  it("includes inactive entries, which callers filter", async () => {
    const item = await add({ isActive: false });
    expect(await menu()).toContainEqual(item);
    expect((await tree()).map(({ id }) => id)).toContain(item.id);
  });

  it("reads 0 and null as the top level, and a number as the parent", async () => {
    const top = await add({ parentId: 0 });
    expect(top.parentId).toBeNull();
    expect((await add({ parentId: null })).parentId).toBeNull();
    const child = await add({ parentId: top.id });
    expect(child.parentId).toBe(top.id);
    expect((await tree()).find(({ id }) => id === top.id)?.children).toMatchObject([{ ...child, children: [] }]);
  });

  it("ignores a sent id or date", async () => {
    const item = await add({ id: 1, createdAt: "2001-01-01T00:00:00.000Z" });
    expect(item.id).not.toBe(1);
    expect(item.createdAt).not.toMatch(/^2001/);
    const { body } = await put(item.id, { id: 1, createdAt: "2001-01-01T00:00:00.000Z" });
    expect(body).toEqual(item);
  });

  it("accepts paths of this site, http, mail and telephone addresses, and no other link (ruling 26)", async () => {
    for (const url of [
      "/",
      "/үйлчилгээ?a=1#b",
      "https://example.com",
      "HTTP://example.com/x",
      "mailto:a@b.mn",
      "tel:010",
    ]) {
      expect((await add({ url })).url).toBe(url);
    }
    for (const url of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//evil.mn",
      "/\\evil.mn",
      "ftp://a",
      "contact",
      "vbscript:x",
    ]) {
      const body = await admin.refused(400, "POST", "/api/navigation", { json: { title: "x", url } });
      expect(fieldCodes(body.fields), url).toEqual({ url: "link_invalid" });
    }
  });

  it("has titles in Russian and English, which stay until they are sent", async () => {
    const item = await add({ titleRu: "Проба" });
    expect(item).toMatchObject({ title: "Туршилт", titleRu: "Проба", titleEn: "" });
    expect((await put(item.id, { titleEn: "Trial" })).body).toEqual({ ...item, titleEn: "Trial" });
    expect(await menu()).toContainEqual({ ...item, titleEn: "Trial" });
  });

  it("names every invalid field, in Mongolian and in English", async () => {
    const json = { title: " ", order: 1.5, parentId: -1, isActive: "yes" };
    const body = await admin.refused(400, "POST", "/api/navigation", { json });
    expect(body.message).toBe("Форм алдаатай байна");
    expect(fieldCodes(body.fields)).toEqual({
      title: "navigation_title_required",
      url: "link_required",
      order: "order_invalid",
      parentId: "id_invalid",
      isActive: "value_invalid",
    });
    expect(body.fields?.title?.message).toBe("Цэсийн нэр оруулна уу");
    const english = await admin.refused(400, "POST", "/api/navigation", {
      json,
      headers: { "accept-language": "en" },
    });
    expect(english.fields?.title?.message).toBe("Enter the menu item's name");
    await admin.refused(415, "POST", "/api/navigation", { json: "a", headers: { "content-type": "text/plain" } });
    await admin.refused(400, "POST", "/api/navigation", { json: "{" });
  });
});

describe("changing the menu", () => {
  it("changes the sent fields and keeps the rest; a parent alone nests", async () => {
    const [parent, item] = [await add(), await add({ isActive: false })];
    expect((await put(item.id, { parentId: parent.id })).body).toEqual({ ...item, parentId: parent.id });
    expect((await put(item.id, { title: "Шинэ", url: "https://a.mn", order: 901, isActive: true })).body).toEqual({
      ...item,
      title: "Шинэ",
      url: "https://a.mn",
      order: 901,
      isActive: true,
      parentId: parent.id,
    });
    expect((await put(item.id, { parentId: 0 })).body.parentId).toBeNull();
  });

  it("refuses an entry below itself, below its own child, and below a missing one, and leaves it in place", async () => {
    const top = await add();
    const middle = await add({ parentId: top.id });
    const leaf = await add({ parentId: middle.id });
    for (const [id, parentId, code] of [
      [top.id, top.id, "navigation_cycle"],
      [top.id, leaf.id, "navigation_cycle"],
      [middle.id, leaf.id, "navigation_cycle"],
      [leaf.id, 999999, "navigation_parent_not_found"],
    ] as const) {
      const body = await admin.refused(400, "PUT", `/api/navigation/${id}`, { json: { parentId, title: "Өөр" } });
      expect(fieldCodes(body.fields)).toEqual({ parentId: code });
    }
    for (const item of [top, middle, leaf]) expect(await menu()).toContainEqual(item);
    const body = await admin.refused(400, "POST", "/api/navigation", {
      json: { title: "x", url: "/", parentId: 999999 },
    });
    expect(fieldCodes(body.fields)).toEqual({ parentId: "navigation_parent_not_found" });
  });

  it("deletes an entry with everything below it", async () => {
    const top = await add();
    const middle = await add({ parentId: top.id });
    const leaf = await add({ parentId: middle.id });
    expect(await admin.send("DELETE", `/api/navigation/${top.id}`)).toMatchObject({ status: 204, body: "" });
    const left = (await menu()).map(({ id }) => id);
    for (const { id } of [top, middle, leaf]) expect(left).not.toContain(id);
    for (const { id } of [top, middle, leaf]) {
      expect((await admin.refused(404, "DELETE", `/api/navigation/${id}`)).code).toBe("navigation_item_not_found");
      expect((await admin.refused(404, "PUT", `/api/navigation/${id}`, { json: {} })).code).toBe(
        "navigation_item_not_found",
      );
    }
  });

  it("is 400 for an invalid id", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "99999999999"]) {
      expect((await admin.refused(400, "PUT", `/api/navigation/${id}`, { json: {} })).code).toBe("id_invalid");
      expect((await admin.refused(400, "DELETE", `/api/navigation/${id}`)).code).toBe("id_invalid");
    }
  });
});

describe("ordering the menu", () => {
  it("sets each entry's position", async () => {
    const items = [await add(), await add(), await add()];
    const wanted = [...items].reverse().map(({ id }) => id);
    const { status, body } = await admin.post<NavigationItem[]>("/api/navigation/order", { itemIds: wanted });
    expect(status).toBe(200);
    expect(body).toEqual(await menu());
    expect(wanted.map((id) => body.find((item) => item.id === id)?.order)).toEqual([0, 1, 2]);
  });

  it("refuses a change of an outdated order, and returns the current one (ruling 54)", async () => {
    const [a, b, c] = [await add({ order: 960 }), await add({ order: 961 }), await add({ order: 962 })];
    const seenIds = [a.id, b.id, c.id];
    const itemIds = [c.id, a.id, b.id];
    const other = { itemIds: [b.id, a.id, c.id], seenIds };
    expect((await admin.post("/api/navigation/order", other)).status).toBe(200);
    const before = await menu();
    const refused = await admin.refused(409, "POST", "/api/navigation/order", { json: { itemIds, seenIds } });
    expect(refused).toMatchObject({ code: "changed_meanwhile", present: before });
    expect(await menu()).toEqual(before);
    expect((await admin.post("/api/navigation/order", { itemIds })).status).toBe(200);
  });

  it("refuses unknown and repeated ids and keeps the old order", async () => {
    const [a, b] = [await add({ order: 950 }), await add({ order: 951 })];
    const before = await menu();
    const refusals: [unknown, Record<string, string>][] = [
      [[b.id, 999999, a.id], { itemIds: "navigation_order_unknown" }],
      [[b.id, a.id, b.id], { itemIds: "navigation_order_repeats" }],
      [[], { itemIds: "navigation_order_invalid" }],
      ["1,2", { itemIds: "navigation_order_invalid" }],
      [[b.id, "a"], { "itemIds.1": "id_invalid" }],
    ];
    for (const [itemIds, codes] of refusals) {
      const body = await admin.refused(400, "POST", "/api/navigation/order", { json: { itemIds } });
      expect(fieldCodes(body.fields)).toEqual(codes);
    }
    expect(await menu()).toEqual(before);
  });
});

describe("the access to the menu's tree and changes", () => {
  it("is an admin: 401 for visitors, 403 for customers", async () => {
    const { client: customer } = await registeredShopper();
    const id = seeded[0]?.id;
    const calls = [
      ["GET", "/api/navigation/tree", undefined],
      ["POST", "/api/navigation", { title: "x", url: "/" }],
      ["PUT", `/api/navigation/${id}`, { title: "x" }],
      ["DELETE", `/api/navigation/${id}`, undefined],
      ["POST", "/api/navigation/order", { itemIds: [id] }],
    ] as const;
    for (const [method, path, json] of calls) {
      expect((await visitor.refused(401, method, path, { json })).code).toBe("admin_required");
      expect((await customer.refused(403, method, path, { json })).code).toBe("access_denied");
    }
  });
});

describe("twenty admins at once", () => {
  it("cannot form a cycle together", async () => {
    const ring = await Promise.all(Array.from({ length: 20 }, () => add()));
    const answers = await Promise.all(ring.map(({ id }, place) => put(id, { parentId: ring[(place + 1) % 20]?.id })));
    const statuses = answers.map(({ status }) => status);
    // Twenty moves would form a ring, nineteen a chain: exactly one is refused.
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(statuses.filter((status) => status === 400)).toHaveLength(1);
    const parents = new Map((await menu()).map(({ id, parentId }) => [id, parentId]));
    for (const { id } of ring) {
      let above: number | null | undefined = id;
      for (let steps = 0; above != null; steps += 1) {
        expect(steps).toBeLessThan(30);
        above = parents.get(above);
      }
    }
  });

  it("leave no orphan when a parent is deleted while they nest below it", async () => {
    const parent = await add();
    const items = await Promise.all(Array.from({ length: 10 }, () => add()));
    const answers = await Promise.all([
      ...items.map(({ id }) => put(id, { parentId: parent.id })),
      admin.send("DELETE", `/api/navigation/${parent.id}`),
      ...items.map(() => admin.post<NavigationItem>("/api/navigation", { title: "x", url: "/", parentId: parent.id })),
    ]);
    // An item that was nested in time is deleted with its parent, and may be gone before the answer: 404.
    for (const { status, body } of answers) expect([200, 201, 204, 400, 404], JSON.stringify(body)).toContain(status);
    const left = await menu();
    const ids = new Set(left.map(({ id }) => id));
    expect(ids.has(parent.id)).toBe(false);
    for (const { parentId } of left) if (parentId !== null) expect(ids.has(parentId)).toBe(true);
  });
});
