import type { Product } from "@zakh/catalog/contract";
import type { Store } from "@zakh/marketplace/contract";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, edgeUrl, signedInAdmin } from "./client";
import { decide, verifiedOwner } from "./store-fixtures";

/** Ends a text, an attribute, a script and a comment, and would run in three ways. */
const EVIL = `"></title></script>--><img src=x onerror="evil()"><script>evil()</script><svg onload=evil()>`;

let admin: Client;
let product: Product;
let store: Store;
/** Functions that restore the shop's own texts, last first. */
const undo: (() => Promise<unknown>)[] = [];

async function keep<T>(method: "post" | "put", path: string, json: unknown): Promise<T> {
  const { status, body } = await admin[method]<T>(path, json);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

async function create<T extends { id: number }>(path: string, json: unknown): Promise<T> {
  const made = await keep<T>("post", path, json);
  undo.unshift(() => admin.delete(`${path}/${made.id}`));
  return made;
}

async function set(name: string, change: object): Promise<void> {
  const { body: before } = await admin.get<object>(`/api/settings/${name}`);
  undo.unshift(() => admin.put(`/api/settings/${name}`, before));
  await keep("put", `/api/settings/${name}`, { ...before, ...change });
}

beforeAll(async () => {
  admin = await signedInAdmin();
  await create("/api/categories", { name: EVIL, slug: "evil", description: EVIL, order: 9999 });
  const names = { name: EVIL, nameRu: EVIL, nameEn: EVIL, origin: EVIL, originRu: EVIL, originEn: EVIL };
  const texts = { ...names, description: EVIL, descriptionRu: EVIL, descriptionEn: EVIL };
  product = await create("/api/products", { productData: { ...texts, category: EVIL, price: "1000" } });
  await create("/api/navigation", { title: EVIL, url: "/contact", order: 9999, isActive: true });
  await set("site-name", { siteName: EVIL });
  await set("hero", { title: EVIL, text: EVIL });
  const quickLinks = [{ title: EVIL, url: "/contact" }];
  await set("footer", { companyName: EVIL, description: EVIL, address: EVIL, copyrightText: EVIL, quickLinks });
  store = await evilStore();
});

afterAll(async () => {
  for (const back of undo) await back();
});

async function evilStore(): Promise<Store> {
  const { body: categories } = await admin.get<{ id: number }[]>("/api/service-categories");
  const own = await verifiedOwner(admin, categories[0]?.id ?? 0);
  undo.unshift(() => decide(admin, own.store.id, { isActive: false, reason: "a test's" }));
  const changed = { name: EVIL, description: EVIL, address: EVIL };
  const { status, body } = await own.client.put<Store>(`/api/stores/${own.store.id}`, { ...own.store, ...changed });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe("a page of the storefront", () => {
  const pages: [string, () => string, number][] = [
    ["home page", () => "/", 4],
    ["contact page", () => "/contact", 2],
    ["product's page", () => `/products/${product.id}`, 4],
    ["store's page", () => `/stores/${store.id}`, 4],
    ["page that is not there", () => "/nothing/here", 2],
  ];

  it.each(pages)("%s shows as text what somebody wrote as markup", async (_what, path, times) => {
    for (const language of ["mn", "ru", "en"]) {
      const answer = await fetch(`${edgeUrl}${path()}`, { headers: { cookie: `preferred-language=${language}` } });
      const { document } = new JSDOM(await answer.text()).window;
      expect(document.querySelectorAll("[onerror], [onload], img[src=x]")).toHaveLength(0);
      const scripts = [...document.querySelectorAll("script")].map(({ textContent }) => textContent?.trim());
      expect(scripts).not.toContain("evil()");
      // The text is present in the page's title, menu, footer, and main content.
      expect(`${document.title} ${document.body.textContent}`.split(EVIL).length - 1).toBeGreaterThanOrEqual(times);
    }
  });
});

it("machine-readable documents of the shop contain it as text, too", async () => {
  const manifest = (await (await fetch(`${edgeUrl}/manifest.webmanifest`)).json()) as { name: string };
  expect(manifest.name).toContain(EVIL);
  const page = new JSDOM(await (await fetch(`${edgeUrl}/products/${product.id}`)).text()).window.document;
  const structured = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.stringify(JSON.parse(textContent ?? "")),
  );
  expect(structured.join()).toContain(JSON.stringify(EVIL).slice(1, -1));
  const sitemap = await (await fetch(`${edgeUrl}/sitemap.xml`)).text();
  expect(sitemap).toContain(`/products/${product.id}`);
  expect(sitemap).not.toContain("<img");
});
