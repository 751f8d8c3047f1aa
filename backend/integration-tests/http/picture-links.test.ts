import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { AdminServiceCategory } from "@zakh/marketplace/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, edgeUrl, productThat, signedInAdmin } from "./client";
import { newCategory, type Owner, retireCategory, storeForm, verifiedOwner } from "./store-fixtures";

const BAD = [
  "https://[",
  "https://",
  "https://a b/c.png",
  "https://example.com:99999/a.png",
  "https://user:password@example.com/a.png",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "/static/a\u0000.png",
  "/api/user",
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "a.png",
];

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  owner = await verifiedOwner(admin, category.id);
});

afterAll(() => retireCategory(admin, category));

describe("an invalid picture address", () => {
  const fields: [string, string, (link: string) => [Client, string, string, object]][] = [
    ["a category's", "imageUrl", (imageUrl) => [admin, "POST", "/api/categories", { name: "Үгүй", imageUrl }]],
    ["the hero's", "imageUrl", (imageUrl) => [admin, "PUT", "/api/settings/hero", { title: "а", text: "б", imageUrl }]],
    ["the logo's", "logoUrl", (logoUrl) => [admin, "PUT", "/api/settings/logo", { logoUrl }]],
    [
      "the footer's",
      "logoUrl",
      (logoUrl) => [admin, "PUT", "/api/settings/footer", { companyName: "Зах", email: "a@example.com", logoUrl }],
    ],
    ["a text's", "imageUrl", (imageUrl) => [admin, "PUT", "/api/site-content/never", { title: "а", imageUrl }]],
    [
      "a meal kit's",
      "imageUrl",
      (imageUrl) => [admin, "POST", "/api/admin/meal-kits", { name: "а", price: 1, imageUrl }],
    ],
    [
      "a new store's",
      "logoUrl",
      (logoUrl) => [owner.client, "POST", "/api/stores", { ...storeForm(category.id), logoUrl }],
    ],
    ["a store's", "logoUrl", (logoUrl) => [owner.client, "PUT", `/api/stores/${owner.store.id}`, { logoUrl }]],
    [
      "a store's cover's",
      "coverImageUrl",
      (coverImageUrl) => [owner.client, "PUT", `/api/stores/${owner.store.id}`, { coverImageUrl }],
    ],
  ];

  it.each(fields)("is refused as %s", async (_whose, field, call) => {
    for (const link of BAD) {
      const [client, method, path, json] = call(link);
      const { fields: refused } = await client.refused(400, method, path, { json });
      expect([link, refused?.[field]?.code]).toEqual([link, "picture_link_invalid"]);
    }
    const [client, method, path, json] = call(`/static/${"a".repeat(2000)}.png`);
    expect((await client.refused(400, method, path, { json })).fields?.[field]?.code).toBe("too_long");
  });

  it("is never saved for a product", async () => {
    const { id } = await productThat(({ imageUrl }) => imageUrl !== "");
    const path = `/api/products/${id}`;
    const { body: before } = await admin.get<{ imageUrls: string[] }>(path);
    const form = new FormData();
    form.append(
      "productData",
      JSON.stringify({ imageUrls: [...before.imageUrls, ...BAD.filter((link) => !/\0/.test(link))] }),
    );
    const { status, body } = await admin.send<{ imageUrls: string[] }>("PUT", path, { form });
    expect([status, body.imageUrls]).toEqual([200, before.imageUrls]);
  });
});

describe("an address that was stored before the rule existed", () => {
  /** Writes it directly to every place that a page reads, and returns how to undo that. */
  async function store(link: string, shown: Product): Promise<() => Promise<void>> {
    const places: [table: string, column: string, where: string, value?: unknown][] = [
      ["market_store", "logo_url", "number = $1", owner.store.id],
      ["market_store", "cover_image_url", "number = $1", owner.store.id],
      ["product", "thumbnail", "thumbnail = $1", shown.imageUrl],
      ["image", "url", "url = $1", shown.imageUrl],
      ["category_detail", "image_url", "true"],
      ["footer_setting", "logo_url", "true"],
      ["site_content", "image_url", "key = 'hero'"],
      ["site_setting", "value", "key = 'logo_url'"],
    ];
    const undo: [string, unknown[]][] = [];
    for (const [table, column, where, ...value] of places) {
      const { rows } = await shopPool().query(`SELECT id, ${column} AS was FROM ${table} WHERE ${where}`, value);
      for (const { id, was } of rows) {
        undo.push([`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [was, id]]);
        await shopPool().query(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [link, id]);
      }
    }
    return async () => {
      for (const [text, values] of undo) await shopPool().query(text, values);
    };
  }

  it.each(["https://[", "//evil.example/a.png", "javascript:alert(1)", "http://"])(
    "breaks no page: %s",
    async (link) => {
      const product = await productThat(({ imageUrl }) => imageUrl !== "");
      const pages = [
        [`/stores/${owner.store.id}`, owner.store.name],
        [`/service-category/${category.slug}`, owner.store.name],
        [`/products/${product.id}`, product.name],
        ["/", product.name],
      ] as const;
      const undo = await store(link, product);
      try {
        await expect.poll(() => text(`/api/stores/${owner.store.id}`), { timeout: 10_000 }).toContain(link);
        await expect.poll(() => text(`/api/products/${product.id}`), { timeout: 10_000 }).toContain(link);
        for (const [path, name] of pages) {
          const page = await fetch(`${edgeUrl}${path}`);
          const html = await page.text();
          expect([path, page.status]).toEqual([path, 200]);
          // `includes` instead of `toContain`, whose failure message would print the whole page.
          expect(html.includes(name)).toBe(true);
          expect(html.includes(`src="${link}"`)).toBe(false);
          expect(html.includes(`og:image" content="${link}"`)).toBe(false);
        }
      } finally {
        await undo();
      }
    },
  );

  async function text(path: string): Promise<string> {
    return (await fetch(`${edgeUrl}${path}`)).text();
  }
});
