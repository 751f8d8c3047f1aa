import { randomUUID } from "node:crypto";
import { USER_SORTS } from "@zakh/accounts/contract";
import { type Category, PRODUCT_SORTS, type Product } from "@zakh/catalog/contract";
import { STORE_SORTS } from "@zakh/marketplace/contract";
import { ORDER_SORTS } from "@zakh/orders/contract";
import { MEDIA_SORTS } from "@zakh/site-settings/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "./all-calls";
import { Client, description, registeredShopper, signedInAdmin } from "./client";
import { plainProduct, Shopper } from "./orders-client";
import { newCategory, retireCategory, verifiedOwner } from "./store-fixtures";

interface ListSchema {
  type?: string;
  maxItems?: number;
  $ref?: string;
}

interface Document {
  paths: Record<
    string,
    {
      get?: {
        parameters: { name: string }[];
        responses: { 200?: { content?: Record<string, { schema: ListSchema }> } };
      };
    }
  >;
}

/** Every read of a list, with its schema and its query parameters. */
async function lists(client: Client) {
  const { body } = await client.get<Document>("/api/openapi.json");
  const shop = await description();
  return Object.entries(body.paths).flatMap(([path, { get }]) => {
    const schema = get?.responses[200]?.content?.["application/json"]?.schema;
    if (!get || !schema) return [];
    const resolved: ListSchema = schema.$ref ? shop.resolve(schema.$ref) : schema;
    return resolved.type === "array"
      ? [{ path, most: resolved.maxItems, query: get.parameters.map(({ name }) => name) }]
      : [];
  });
}

/** What is to be done next of it, at most 100: as it is done, the rest follows. */
const NEXT_TO_DO = "/api/admin/orders/displaced";

let admin: Client;
let shopper: Shopper;
let beef: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
  beef = await plainProduct();
});

it("every list has a maximum length, and pages that reach its end", async () => {
  const found = await lists(admin);
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(({ most }) => most === undefined)).toEqual([]);
  const inPages = found.filter(({ path }) => path !== NEXT_TO_DO);
  expect(inPages.filter(({ query }) => !query.includes("limit") || !query.includes("offset"))).toEqual([]);
});

describe.each(
  calls
    .filter(
      ({ method, path, role, query }) => method === "GET" && role !== "store owner" && !path.includes(":") && query,
    )
    .map((call) => [call.path, call] as const),
)("%s", (path, { role }) => {
  it("returns no more than requested, from the requested offset", async () => {
    const isList = (await lists(admin)).some((list) => list.path === path);
    if (!isList) return;
    const client = role === "admin" ? admin : shopper.client;
    const { body: all } = await client.get<{ id: number }[]>(path);
    const first = await client.get<{ id: number }[]>(`${path}?limit=1`);
    expect(first.body).toEqual(all.slice(0, 1));
    expect(Number(first.headers.get("x-total-count"))).toBeGreaterThanOrEqual(all.length);
    expect((await client.get<{ id: number }[]>(`${path}?limit=1&offset=1`)).body).toEqual(all.slice(1, 2));
    const past = await client.get(`${path}?limit=200&offset=999999`);
    expect(past.body).toEqual([]);
    expect(past.headers.get("x-total-count")).toBe(first.headers.get("x-total-count"));
    for (const query of ["limit=0", "limit=201", "limit=x", "offset=-1"])
      await client.refused(400, "GET", `${path}?${query}`);
  });
});

describe("the lists of one entity", () => {
  it("have pages too: an order's history, a picture's users, a store's products and a category's stores", async () => {
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    const history = await admin.get<unknown[]>(`/api/orders/${id}/history?limit=1&offset=1`);
    expect([history.body.length, history.headers.get("x-total-count")]).toEqual([1, "2"]);
    const { body: services } = await admin.get<{ slug: string }[]>("/api/service-categories");
    for (const { slug } of services.slice(0, 2)) {
      const path = `/api/service-categories/${encodeURIComponent(slug)}/stores`;
      expect((await admin.get<unknown[]>(`${path}?limit=1`)).body.length).toBeLessThanOrEqual(1);
    }
  });
});

describe("my orders", () => {
  it("have pages, newest first, with the total number", async () => {
    const mine = await Shopper.register();
    const ids: number[] = [];
    for (let number = 0; number < 3; number += 1)
      ids.unshift((await mine.place([{ productId: beef.id, quantity: 1 }])).id);
    const pages = await Promise.all(
      [0, 2].map((offset) => mine.client.get<{ id: number }[]>(`/api/user/orders?limit=2&offset=${offset}`)),
    );
    expect(pages.map(({ body }) => body.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect(pages.map(({ headers }) => headers.get("x-total-count"))).toEqual(["3", "3"]);
    expect((await mine.client.get("/api/user/orders")).headers.has("x-total-count")).toBe(false);
  });
});

describe("a public list in pages", () => {
  it("is as fresh as the whole list", async () => {
    const { headers } = await admin.get("/api/categories?limit=1");
    const before = Number(headers.get("x-total-count"));
    const { body } = await admin.post<Category>("/api/categories", {
      name: `Туршилт ${randomUUID()}`,
      isActive: false,
    });
    const after = await admin.get("/api/categories?limit=1");
    expect(Number(after.headers.get("x-total-count"))).toBe(before + 1);
    await admin.delete(`/api/categories/${body.id}`);
  });
});

/** The lists of the back office with search and sort order. */
const SORTED = [
  ["/api/admin/users", USER_SORTS],
  // Other tests order meanwhile, which changes what was sold most.
  ["/api/admin/products", PRODUCT_SORTS.filter((sort) => sort !== "sold")],
  ["/api/admin/stores", STORE_SORTS],
  ["/api/media", MEDIA_SORTS],
  ["/api/orders", ORDER_SORTS],
] as const;

describe.each(SORTED)("%s", (path, sorts) => {
  it.each(sorts)("is the same list in pages as whole, sorted by %s", async (sort) => {
    const whole = (await admin.get<{ id: number }[]>(`${path}?sort=${sort}&limit=60`)).body.map(({ id }) => id);
    const pages: number[] = [];
    for (let offset = 0; offset < whole.length; offset += 25) {
      const { body } = await admin.get<{ id: number }[]>(`${path}?sort=${sort}&limit=25&offset=${offset}`);
      pages.push(...body.map(({ id }) => id));
    }
    expect(new Set(whole).size).toBe(whole.length);
    expect(pages.slice(0, whole.length)).toEqual(whole);
  });

  it("refuses an unknown sort order, in the user's language", async () => {
    for (const sort of ["price; drop table account", "toString", "createdAt"]) {
      const { code, fields } = await admin.refused(400, "GET", `${path}?sort=${encodeURIComponent(sort)}`);
      expect([code, fields?.sort?.code]).toEqual(["validation_failed", "sort_unknown"]);
    }
    const russian = await admin.send<{ fields: Record<string, { message: string }> }>("GET", `${path}?sort=x`, {
      headers: { "accept-language": "ru" },
    });
    expect(russian.body.fields.sort?.message).toBe("Так список упорядочить нельзя");
  });

  it("refuses a search that is too long or not a text", async () => {
    for (const search of [`search=${"a".repeat(101)}`, "search[a]=b", "search=a%00b"]) {
      const { fields } = await admin.refused(400, "GET", `${path}?${search}`);
      expect(Object.keys(fields ?? {}), search).toEqual(["search"]);
    }
  });

  it("treats wildcards in a search as plain characters", async () => {
    for (const sign of ["%", "_", "\\", "'"]) {
      const { body } = await admin.get<unknown[]>(`${path}?search=${encodeURIComponent(`${sign}${randomUUID()}`)}`);
      expect(body).toEqual([]);
    }
  });

  it("is for admins only", async () => {
    const query = `${path}?limit=1&search=a&sort=newest`;
    expect((await new Client().refused(401, "GET", query)).code).toBe("admin_required");
    const { client } = await registeredShopper();
    expect((await client.refused(403, "GET", query)).code).toBe("access_denied");
  });
});

it("a store's owner has no access to lists of the back office", async () => {
  const category = await newCategory(admin);
  const { client, store } = await verifiedOwner(admin, category.id);
  for (const [path] of SORTED) expect((await client.refused(403, "GET", path)).code, path).toBe("access_denied");
  await client.send("PUT", `/api/stores/${store.id}`, { json: { isActive: false } });
  await retireCategory(admin, category);
});
