import { connect } from "node:net";
import pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Client, edgeUrl, fromElsewhere, PASSWORD, productThat, registeredShopper, signedInAdmin } from "./client";
import { Shopper } from "./orders-client";
import { closeDown, decide, newOwner } from "./store-fixtures";
import { productForm } from "./test-products";

const PUBLIC = ["/api/products", "/api/categories", "/", "/contact"];

let admin: Client;
let shopper: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = (await registeredShopper()).client;
});

/** Whether the edge answers from its cache: answers of commerce and rendered pages have a request id. */
async function isInMemory(client: Client, path: string): Promise<boolean> {
  return (await client.get(path)).headers.get("x-request-id") === null;
}

const visitor = new Client();
const publicReads = () => Promise.all(PUBLIC.map((path) => isInMemory(visitor, path)));
const personalRead = () => isInMemory(shopper, "/api/user");

/** Waits until everything is cached: answers right after a change are not cached yet. */
async function settle(): Promise<void> {
  await vi.waitFor(
    async () => expect([await publicReads(), await personalRead()]).toEqual([PUBLIC.map(() => true), true]),
    {
      timeout: 15_000,
    },
  );
}

/** Sends a request to the edge unchanged. */
function raw(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${edgeUrl}${path}`, { method, ...init, headers: { ...fromElsewhere(), ...init.headers } });
}
const json = { "Content-Type": "application/json" };
const login = { username: "nobody", password: "not the password" };

/** Calls that change nothing, with the status that shows it. */
const IDLE: [string, number, () => Promise<{ status: number }>][] = [
  ["a path that is none", 404, () => raw("POST", "/api/x")],
  ["another one", 404, () => raw("DELETE", "/api/x/y")],
  ["a method that a path has not", 405, () => raw("POST", "/api/categories/1")],
  ["a method that nobody has", 405, () => raw("PROPFIND", "/api/products")],
  ["what a path can do", 204, () => raw("OPTIONS", "/api/products")],
  ["the head of a read", 200, () => raw("HEAD", "/api/user/orders").then(() => raw("HEAD", "/api/products"))],
  ["a product deleted by a visitor", 401, () => raw("DELETE", "/api/products/1")],
  ["a product deleted by a customer", 403, () => shopper.delete("/api/products/1")],
  ["a product deleted that there is not", 404, () => admin.delete("/api/products/999999")],
  ["a form that the contract refuses", 400, () => admin.put("/api/settings/site-name", { siteName: "" })],
  ["a status set by a visitor", 401, () => raw("PATCH", "/api/orders/1/status", { headers: json, body: "{}" })],
  ["a body that is no JSON", 400, () => raw("POST", "/api/login", { headers: json, body: "{bad" })],
  ["a body of another type", 415, () => raw("POST", "/api/login", { body: "x" })],
  ["a wrong password", 401, () => raw("POST", "/api/login", { headers: json, body: JSON.stringify(login) })],
  ["a wrong administrator", 401, () => raw("POST", "/api/admin/login", { headers: json, body: JSON.stringify(login) })],
  ["signing out without having signed in", 204, () => raw("POST", "/api/logout")],
  ["a call of another site", 403, () => raw("POST", "/api/logout", { headers: { "Sec-Fetch-Site": "cross-site" } })],
  [
    "a token that opens nothing",
    400,
    () =>
      visitor.post("/api/password-reset/confirm", {
        token: "x".repeat(43),
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }),
  ],
  ["an order that is not found", 404, () => raw("GET", "/api/orders/999999?email=a@example.com")],
  ["a saved cart", 200, () => shopper.put("/api/cart", { items: [] })],
  ["a file that is none", 405, () => raw("PUT", "/static/img/a.webp")],
  ["a page that is posted to", 405, () => raw("POST", "/contact")],
];

describe("nothing is dropped from the cache by", () => {
  it.each(IDLE)("%s", async (_what, status, call) => {
    await settle();
    for (let time = 0; time < 3; time += 1) {
      expect((await call()).status).toBe(status);
      expect([await publicReads(), await personalRead()]).toEqual([PUBLIC.map(() => true), true]);
    }
  });

  it("a client that disconnects while it sends", async () => {
    await settle();
    const { hostname, port } = new URL(edgeUrl);
    for (let time = 0; time < 5; time += 1) {
      const socket = connect(Number(port), hostname);
      socket.write(
        "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
      );
      // Long enough for commerce to have received it.
      await visitor.get("/api/user/orders").catch(() => undefined);
      socket.destroy();
      // The edge receives it a moment later.
      for (let look = 0; look < 5; look += 1) {
        expect([await publicReads(), await personalRead()]).toEqual([PUBLIC.map(() => true), true]);
      }
    }
  });
});

describe("a write without an effect drops nothing from the cache", () => {
  const settings = ["site-name", "shipping-fee", "hero", "logo", "footer"].map((name) => `/api/settings/${name}`);

  it("by an owner, for a hidden store and for a public one", async () => {
    const { body: categories } = await admin.get<{ id: number }[]>("/api/service-categories");
    const owner = await newOwner(categories[0]?.id ?? 0);
    const change = () => owner.client.send("PUT", `/api/stores/${owner.store.id}`, { json: {} });
    for (const isVerified of [false, true]) {
      await decide(admin, owner.store.id, { isVerified });
      await settle();
      for (let time = 0; time < 5; time += 1) {
        expect((await change()).status).toBe(200);
        expect([await publicReads(), await personalRead()]).toEqual([PUBLIC.map(() => true), true]);
      }
    }
    await closeDown(owner);
  });

  it("by an administrator: a product, settings, content, a category, an account", async () => {
    const [{ id: product = 0 } = {}] = (await admin.get<{ id: number }[]>("/api/products")).body;
    const [{ id: category = 0 } = {}] = (await admin.get<{ id: number }[]>("/api/categories")).body;
    const { body: account } = await admin.get<{ id: number; bankName: string }>("/api/bank-accounts/default");
    const { body: content } = await admin.get<{ title: string }>("/api/site-content/hero");
    const present = await Promise.all(settings.map(async (path) => (await admin.get(path)).body));
    await settle();
    const answers = [
      await admin.send("PUT", `/api/products/${product}`, { form: productForm({}) }),
      await admin.put(`/api/categories/${category}`, {}),
      await admin.put(`/api/bank-accounts/${account.id}`, { bankName: account.bankName }),
      await admin.put("/api/site-content/hero", { title: content.title }),
    ];
    for (const [place, path] of settings.entries()) answers.push(await admin.put(path, present[place]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect([await publicReads(), await personalRead()]).toEqual([PUBLIC.map(() => true), true]);
  });

  it("by SQL", async () => {
    const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await database.connect();
    await settle();
    await database.query("UPDATE product SET updated_at = now()");
    await database.query("UPDATE site_setting SET value = value");
    await database.query("DELETE FROM image WHERE false");
    await database.end();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await publicReads()).toEqual(PUBLIC.map(() => true));
  });
});

describe("a write drops what depends on it and nothing else", () => {
  const DIRECTORY = "/api/service-categories";
  const OTHERS = ["/api/settings/footer", "/api/categories", DIRECTORY, "/contact", "/service-category/hair-beauty"];
  const inMemory = (paths: string[]) => Promise.all(paths.map((path) => isInMemory(visitor, path)));
  const settled = (paths: string[]) =>
    vi.waitFor(async () => expect(await inMemory(paths)).toEqual(paths.map(() => true)), { timeout: 15_000 });

  it("for a product, by an administrator and by SQL", async () => {
    const shows = ["/api/products", "/api/products/1", "/", "/products/1"];
    const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await database.connect();
    const { rows } = await database.query<{ name: string }>(
      "SELECT texts #>> '{name,en}' AS name FROM product_detail WHERE number = 1",
    );
    const name = rows[0]?.name ?? "";
    const change = (to: string) => admin.send("PUT", "/api/products/1", { form: productForm({ nameEn: to }) });
    await settled([...shows, ...OTHERS]);
    const { status, body } = await change(`${name} of today`);
    expect([status, body]).toEqual([200, expect.objectContaining({ nameEn: `${name} of today` })]);
    expect(await inMemory([...shows, ...OTHERS])).toEqual([...shows.map(() => false), ...OTHERS.map(() => true)]);
    await settled(shows);
    await database.query(
      "UPDATE product_detail SET texts = jsonb_set(texts, '{name,en}', to_jsonb($1::text)) WHERE number = 1",
      [name],
    );
    await vi.waitFor(async () => expect(await inMemory(["/api/products/1"])).toEqual([false]), { interval: 5 });
    expect(await inMemory(OTHERS)).toEqual(OTHERS.map(() => true));
    await database.end();
  });

  it("for the footer", async () => {
    const { body: footer } = await admin.get<{ phone: string }>("/api/settings/footer");
    const others = ["/api/products", "/api/products/1", "/api/settings/site-name", DIRECTORY];
    await settled([...others, "/api/settings/footer", "/contact"]);
    await admin.put("/api/settings/footer", { ...footer, phone: "010-9999-8888" });
    expect(await inMemory(["/api/settings/footer", "/contact"])).toEqual([false, false]);
    expect(await inMemory(others)).toEqual(others.map(() => true));
    await admin.put("/api/settings/footer", footer);
  });
});

describe("public answers stay in the cache while", () => {
  it("an order changes its status, twenty times", async () => {
    const product = await productThat(({ trackStock }) => !trackStock);
    const { id } = await (await Shopper.register()).place([
      { productId: product.id, quantity: product.minOrderQuantity },
    ]);
    await settle();
    for (let click = 0; click < 20; click += 1) {
      const status = ["processing", "completed", "cancelled", "completed"][click % 4];
      expect((await admin.patch(`/api/orders/${id}/status`, { status })).status).toBe(200);
      expect(await publicReads()).toEqual(PUBLIC.map(() => true));
    }
  });

  it("people register, sign in and out, change their names and order products without tracked stock", async () => {
    const product = await productThat(({ trackStock }) => !trackStock);
    await settle();
    const other = await Shopper.register();
    expect(await publicReads()).toEqual(PUBLIC.map(() => true));
    await other.place([{ productId: product.id, quantity: product.minOrderQuantity }]);
    expect(await publicReads()).toEqual(PUBLIC.map(() => true));
    const { client } = await registeredShopper();
    await client.patch("/api/user", { name: "Шинэ Нэр" });
    await client.post("/api/logout");
    expect(await publicReads()).toEqual(PUBLIC.map(() => true));
  });
});
