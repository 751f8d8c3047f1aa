import type { User } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import type { PendingOrdersCount } from "@zakh/orders/contract";
import type { SiteNameSetting } from "@zakh/site-settings/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Client, commerceUrl, edgeUrl, PASSWORD, productThat, registeredShopper, signedInAdmin } from "./client";
import { Shopper } from "./orders-client";
import { TestProducts } from "./test-products";

const SITE_NAME = "/api/settings/site-name";

const visitor = new Client();
let admin: Client;
let database: pg.Client;
let before: string;

beforeAll(async () => {
  database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  admin = await signedInAdmin();
  before = await siteName();
});

afterAll(async () => {
  await admin.put(SITE_NAME, { siteName: before });
  await database.end();
});

async function siteName(): Promise<string> {
  return (await visitor.get<SiteNameSetting>(SITE_NAME)).body.siteName;
}

/** The text of a page, for a client without a cache. */
async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(`${edgeUrl}${path}`, { headers })).text();
}

/** Reads everything until it is cached: answers right after a change are not cached yet. */
async function warm(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await Promise.all([siteName(), page("/"), page("/contact")]);
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const setByHand = (name: string) =>
  database.query("UPDATE site_setting SET value = $1 WHERE key = 'site_name' AND deleted_at IS NULL", [name]);
const seen = (name: string) =>
  vi.waitFor(
    async () => {
      expect(await siteName()).toBe(name);
      expect(titleOf(await page("/"))).toContain(name);
    },
    { timeout: 10_000, interval: 20 },
  );

describe("a write through the edge", () => {
  it("that sells out a product is visible in the very next read of its page, and so is its return", async () => {
    const testProducts = new TestProducts(admin);
    const product = await testProducts.add({ trackStock: true, stock: 1 });
    const shopper = await Shopper.register();
    const path = `/products/${product.id}`;
    const isSoldOut = async () => (await page(path)).includes("schema.org/OutOfStock");
    for (let round = 0; round < 3; round += 1) expect(await isSoldOut()).toBe(false);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    expect(await isSoldOut()).toBe(true);
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    expect(await isSoldOut()).toBe(false);
    await testProducts.clear();
  });

  it("is visible in the very next read and the very next page, every time", async () => {
    for (const name of ["Зах нэг", "Зах хоёр", "Зах гурав"]) {
      await warm();
      await admin.put(SITE_NAME, { siteName: name });
      expect(await siteName()).toBe(name);
      expect(titleOf(await page("/contact"))).toContain(name);
    }
  });

  it("gives nobody the old answer afterwards, however many read during it", async () => {
    let writing = true;
    const readers = Array.from({ length: 4 }, async () => {
      while (writing) await siteName();
    });
    for (let number = 0; number < 10; number += 1) {
      const name = `Зах ${number}`;
      await admin.put(SITE_NAME, { siteName: name });
      expect(await siteName()).toBe(name);
    }
    writing = false;
    await Promise.all(readers);
  });

  it("that lowers a tracked stock is visible in the very next read of the product", async () => {
    const product = await productThat(({ trackStock, stock, packSize }) => trackStock && stock > 10 && packSize === 1);
    const read = async () => (await visitor.get<Product>(`/api/products/${product.id}`)).body.stock;
    const shopper = await Shopper.register();
    for (let number = 0; number < 3; number += 1) {
      const stock = await read();
      const { id } = await shopper.place([{ productId: product.id, quantity: product.minOrderQuantity }]);
      expect(await read()).toBe(stock - product.minOrderQuantity);
      await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
      expect(await read()).toBe(stock);
    }
  });
});

describe("a write made elsewhere", () => {
  it("is visible when it was made on Medusa's own port", async () => {
    await warm();
    const direct = new Client(commerceUrl);
    await direct.post("/api/admin/login", {
      username: process.env.ADMIN_USERNAME,
      password: process.env.ADMIN_PASSWORD,
    });
    await direct.put(SITE_NAME, { siteName: "Зах шууд" });
    await seen("Зах шууд");
  });

  it("is visible when it was made by SQL", async () => {
    await warm();
    await setByHand("Зах гараар");
    await seen("Зах гараар");
  });

  it("is visible also when the listening connection was lost", async () => {
    await warm();
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'zakh-changes'",
    );
    await setByHand("Зах сонсоогүй");
    await seen("Зах сонсоогүй");
  });

  it("is heard again after a reconnect", async () => {
    const listening = () =>
      database.query(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = 'zakh-changes' AND query LIKE '%pg_trigger%'",
      );
    await vi.waitFor(async () => expect((await listening()).rowCount).toBeGreaterThan(0), { timeout: 10_000 });
    await warm();
    await setByHand("Зах дахин");
    await seen("Зах дахин");
  });
});

describe("a cached personal answer", () => {
  const me = (client: Client) => client.get<User>("/api/user");
  const pending = async (client: Client) =>
    (await client.get<PendingOrdersCount>("/api/admin/pending-orders-count")).body.count;
  const fromMemory = async (answer: Promise<{ headers: Headers }>) =>
    // Answers of commerce have a request id; cached ones do not.
    expect((await answer).headers.get("x-request-id")).toBeNull();
  /** Repeats a read until it is answered from the cache. */
  const settle = (client: Client, path = "/api/user") =>
    vi.waitFor(() => fromMemory(client.get(path)), { timeout: 10_000 });

  it("is fresh after one's own change, and gone after signing out", async () => {
    const { client } = await registeredShopper();
    await settle(client);
    await client.patch("/api/user", { name: "Шинэ Нэр" });
    expect((await me(client)).body.name).toBe("Шинэ Нэр");
    const session = client.cookie("zakh.sid") ?? "";
    await settle(client);
    await client.post("/api/logout");
    const thief = new Client();
    thief.setCookie("zakh.sid", session);
    expect((await me(thief)).status).toBe(401);
  });

  it("is gone in every browser after signing out everywhere", async () => {
    const { client, user } = await registeredShopper();
    const other = new Client();
    await other.post("/api/login", { username: user.username, password: PASSWORD });
    await settle(other);
    await client.post("/api/user/sessions/end");
    expect((await me(other)).status).toBe(401);
  });

  it("includes an order that was placed or paid a moment ago", async () => {
    const shopper = await Shopper.register();
    const product = await productThat(({ trackStock }) => !trackStock);
    await settle(admin, "/api/admin/pending-orders-count");
    const before = await pending(admin);
    const { id } = await shopper.place([{ productId: product.id, quantity: product.minOrderQuantity }]);
    expect(await pending(admin)).toBe(before + 1);
    await settle(admin, "/api/admin/pending-orders-count");
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    expect(await pending(admin)).toBe(before);
  });

  it("is fresh after an account was changed or a session ended by SQL", async () => {
    const { client, user } = await registeredShopper();
    await settle(client);
    await database.query("UPDATE account SET name = 'Гараар' WHERE number = $1", [user.id]);
    await vi.waitFor(async () => expect((await me(client)).body.name).toBe("Гараар"));
    await settle(client);
    await database.query(
      "DELETE FROM shop_session WHERE sess->'customer'->>'accountId' = (SELECT id FROM account WHERE number = $1)",
      [user.id],
    );
    await vi.waitFor(async () => expect((await me(client)).status).toBe(401));
  });
});

describe("a cached page", () => {
  it("is the same for everybody, and sets no cookie", async () => {
    const { client } = await registeredShopper();
    await warm();
    const own = await client.get<string>("/");
    expect(own.headers.getSetCookie()).toEqual([]);
    expect(own.body).toBe(await page("/"));
  });

  it("is one for each language", async () => {
    const languages = ["mn", "ru", "en"];
    for (let round = 0; round < 3; round += 1) {
      for (const language of languages) {
        expect(await page("/", { Cookie: `preferred-language=${language}` })).toContain(`<html lang="${language}"`);
      }
    }
  });

  it("is answered 304 to a client that has it, with the policy that its scripts need", async () => {
    const first = await fetch(`${edgeUrl}/`);
    const etag = first.headers.get("etag") ?? "";
    const again = await fetch(`${edgeUrl}/`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
  });

  it("allows its own inline scripts by their hashes, and no others", async () => {
    const answer = await fetch(`${edgeUrl}/`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*')+;/);
    expect(policy).not.toContain("nonce-");
    expect(await answer.text()).not.toContain("nonce=");
  });

  it("is not shared with a URL that requests a language", async () => {
    for (let round = 0; round < 3; round += 1) {
      const answer = await fetch(`${edgeUrl}/?lang=ru`);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^preferred-language=ru;/);
    }
    expect(await page("/")).toContain('<html lang="mn"');
  });
});

describe("an answer that is not public", () => {
  it("is given to an administrator only: inactive accounts", async () => {
    await visitor.get("/api/bank-accounts");
    const { status, body } = await admin.post<{ id: number }>("/api/bank-accounts", {
      bankName: "Хаан банк",
      accountNumber: `${Date.now()}`,
      accountHolder: "Зах ХХК",
      isActive: false,
    });
    expect(status).toBe(201);
    const ids = async (client: Client) =>
      (await client.get<{ id: number }[]>("/api/bank-accounts")).body.map(({ id }) => id);
    for (let round = 0; round < 3; round += 1) {
      expect(await ids(admin)).toContain(body.id);
      expect(await ids(visitor)).not.toContain(body.id);
    }
    await admin.delete(`/api/bank-accounts/${body.id}`);
  });

  it("is never cached: errors are in each user's language", async () => {
    const refusal = (language: string) =>
      fetch(`${edgeUrl}/api/products/999999`, { headers: { Cookie: `preferred-language=${language}` } }).then(
        async (answer) => ({ status: answer.status, ...((await answer.json()) as { message: string }) }),
      );
    const [mn, en] = [await refusal("mn"), await refusal("en")];
    expect([mn.status, en.status]).toEqual([404, 404]);
    expect(mn.message).not.toBe(en.message);
  });

  it("includes the change stream, which is not on the public port and requires a secret", async () => {
    expect((await fetch(`${edgeUrl}/zakh/changes`)).headers.get("content-type")).not.toContain("event-stream");
    expect((await fetch(`${commerceUrl}/zakh/changes`)).status).toBe(404);
    const guess = { headers: { Authorization: "Bearer guess" } };
    expect((await fetch(`${commerceUrl}/zakh/changes`, guess)).status).toBe(404);
  });

  it("includes the headers between edge and commerce", async () => {
    for (const path of [SITE_NAME, "/api/products", "/api/user"]) {
      const { headers } = await fetch(`${edgeUrl}${path}`);
      expect([headers.get("x-public-cache"), headers.get("x-personal-cache")]).toEqual([null, null]);
    }
  });
});
