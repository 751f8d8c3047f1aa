import { randomInt } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, edgeUrl, signedInAdmin } from "./client";
import { signedInDashboard } from "./orders-client";
import { newName, TestProducts } from "./test-products";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>';

let dashboard: Client;
let testProducts: TestProducts;

beforeAll(async () => {
  dashboard = await signedInDashboard();
  testProducts = new TestProducts(await signedInAdmin());
});

afterAll(async () => {
  await testProducts.clear();
});

/** A unique picture. */
async function photo(width = 900): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

function upload(name: string, type: string, bytes: Uint8Array | string) {
  const form = new FormData();
  form.append("files", new Blob([Buffer.from(bytes as Uint8Array)], { type }), name);
  return dashboard.send<{ code: string; message: string; files: { id: string; url: string }[] }>(
    "POST",
    "/admin/uploads",
    { form },
  );
}

async function uploaded(name: string, type: string, bytes: Uint8Array | string) {
  const { status, body } = await upload(name, type, bytes);
  expect([status, body.message]).toEqual([200, undefined]);
  const [file] = body.files;
  if (!file) throw new Error("Nothing was uploaded");
  return file;
}

describe("a picture uploaded in Medusa's dashboard", () => {
  it("is stored like the shop's own: compressed, with copies, at a URL for every port", async () => {
    const { url, id } = await uploaded("мах.png", "image/png", await photo());
    expect(url).toMatch(/^\/static\/img\/[0-9a-f]{16}_[0-9a-f]{6}_900x600\.webp$/);
    for (const base of [commerceUrl, edgeUrl]) {
      for (const path of [url, url.replace(".webp", "-320.webp")]) {
        const answer = await fetch(`${base}${path}`);
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
      }
    }
    const { body } = await dashboard.get<{ file: { url: string } }>(`/admin/uploads/${encodeURIComponent(id)}`);
    expect(body.file.url).toBe(url);
  });

  it("is shown on its product, and stays when the upload is deleted", async () => {
    const product = await testProducts.add({ name: newName("Dashboard") });
    const { rows } = await shopPool().query<{ id: string }>("SELECT id FROM product WHERE title = $1", [product.name]);
    const { url, id } = await uploaded("a.png", "image/png", await photo());
    const path = `/admin/products/${rows[0]?.id}`;
    expect((await dashboard.post(path, { images: [{ url }], thumbnail: url })).status).toBe(200);
    expect((await dashboard.delete(`/admin/uploads/${encodeURIComponent(id)}`)).status).toBe(200);
    const shown = async () => (await new Client().get<Product>(`/api/products/${product.id}`)).body.imageUrls;
    await expect.poll(shown, { timeout: 5000 }).toEqual([url]);
    expect((await fetch(`${edgeUrl}${url}`)).status).toBe(200);
  });

  it("is sanitised when it is an SVG", async () => {
    const { url } = await uploaded("logo.svg", "image/svg+xml", SVG);
    expect(url).toMatch(/^\/static\/img\/[0-9a-f]{16}\.svg$/);
    expect(await (await fetch(`${edgeUrl}${url}`)).text()).not.toContain("script");
  });

  it.each([
    [415, "image_type_unsupported", "page.png", "image/png", "<html>"],
    [415, "image_heic", "photo.heic", "image/heic", "\0\0\0\x18ftypheic"],
    [415, "image_type_unsupported", "picture.png.exe", "image/png", "MZ"],
    [400, "image_broken", "half.png", "image/png", "\x89PNG\r\n\x1a\n"],
    [413, "image_too_large", "large.png", "image/png", `\x89PNG\r\n\x1a\n${"0".repeat(5 * 1024 * 1024)}`],
  ])("is judged by its bytes: %i %s for %s", async (status, code, name, type, text) => {
    const answer = await upload(name, type, Buffer.from(text, "latin1"));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toContain(name);
  });
});
