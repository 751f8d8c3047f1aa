import type { Product } from "@zakh/catalog/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, edgeUrl, signedInAdmin } from "./client";
import { newName, newPicture, productForm, Shelf } from "./products-shelf";

const MEGABYTE = 1024 * 1024;

let admin: Client;
let shelf: Shelf;

beforeAll(async () => {
  admin = await signedInAdmin();
  shelf = new Shelf(admin);
});

afterAll(() => shelf.clear());

function pictures(count: number): Promise<Blob[]> {
  return Promise.all(Array.from({ length: count }, () => newPicture()));
}

/** Sends a form that must be refused, and checks that nothing is created. */
async function refusedForm(status: number, images: Blob[], language = "mn") {
  const name = newName();
  const body = await admin.refused(status, "POST", "/api/products", {
    form: productForm({ name, category: "Бусад", price: 1 }, { images }),
    headers: { "accept-language": language },
  });
  const { body: products } = await new Client().get<Product[]>("/api/products");
  expect(products.map((product) => product.name)).not.toContain(name);
  return body;
}

describe("pictures of a product", () => {
  it("are cropped to their top in frames when much taller, and shown completely elsewhere", async () => {
    const tall = await sharp({ create: { width: 500, height: 5000, channels: 3, background: "#7a1420" } })
      .jpeg()
      .toBuffer();
    const images = [new Blob([new Uint8Array(tall)]), ...(await pictures(1))];
    const { id, imageUrls } = await shelf.add({}, { images });
    const html = await (await fetch(`${edgeUrl}/products/${id}`)).text();
    const shown = (url = "") =>
      [...html.matchAll(/<img [^>]*>/g)].flatMap(([image]) => (image.includes(`src="${url}"`) ? image : []));
    const [whole, ...framed] = shown(imageUrls[0]).reverse();
    expect(framed.length).toBeGreaterThan(0);
    for (const image of framed) expect(image).toContain("object-top");
    expect(whole).not.toContain("object-");
    expect(html).toContain("1-р зургийг бүтнээр нь харах");
    for (const image of shown(imageUrls[1])) expect(image).not.toContain("object-top");
  });

  it("are stored as WebP, the first as the primary one", async () => {
    const product = await shelf.add({}, { images: await pictures(5) });
    expect(new Set(product.imageUrls).size).toBe(5);
    expect(product.imageUrl).toBe(product.imageUrls[0]);
    for (const url of product.imageUrls) {
      const answer = await fetch(`${edgeUrl}${url}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
  });

  it("may be of all four types", async () => {
    const canvas = sharp({ create: { width: 40, height: 30, channels: 3, background: "#123456" } });
    const kinds = await Promise.all([
      canvas.clone().jpeg().toBuffer(),
      canvas.clone().png().toBuffer(),
      canvas.clone().gif().toBuffer(),
      canvas.clone().webp().toBuffer(),
    ]);
    const product = await shelf.add({}, { images: kinds.map((bytes) => new Blob([bytes])) });
    expect(product.imageUrls).toHaveLength(4);
  });

  it("are the first frame of an animated GIF", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#00ff00"].map((background) =>
        sharp({ create: { width: 24, height: 24, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const product = await shelf.add({}, { images: [new Blob([moving], { type: "image/gif" })] });
    expect(product.imageUrl).toMatch(/_24x24\.webp$/);
    const kept = Buffer.from(await (await fetch(`${edgeUrl}${product.imageUrl}`)).arrayBuffer());
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
  });

  it("are in the order of the form, new ones among kept ones", async () => {
    const product = await shelf.add({}, { images: await pictures(2) });
    const [first = "", second = ""] = product.imageUrls;
    const changed = await shelf.change(product.id, undefined, {
      images: await pictures(3),
      kept: ["new:1", second, "new:0", first],
    });
    expect(changed.imageUrls).toHaveLength(5);
    expect([changed.imageUrls[1], changed.imageUrls[3]]).toEqual([second, first]);
    expect(changed.imageUrl).toBe(changed.imageUrls[0]);
    const back = await shelf.change(product.id, {}, { kept: [first, second] });
    expect(back.imageUrls).toEqual([first, second]);
  });

  it("are removed when the form says so, and only then", async () => {
    const product = await shelf.add({}, { images: await pictures(3) });
    const [first = "", second = "", third = ""] = product.imageUrls;
    expect((await shelf.change(product.id, { name: newName() })).imageUrls).toEqual([first, second, third]);
    expect((await shelf.change(product.id, {}, { removed: [first] })).imageUrls).toEqual([second, third]);
    expect((await shelf.change(product.id, {}, { kept: [third, second], removed: [second] })).imageUrls).toEqual([
      third,
    ]);
    expect((await shelf.change(product.id, {}, { kept: [] })).imageUrls).toEqual([]);
  });

  it("stay with an old client that sends them in productData.imageUrls, with a timestamp", async () => {
    const product = await shelf.add({}, { images: await pictures(2) });
    const [first = "", second = ""] = product.imageUrls;
    const changed = await shelf.change(product.id, { imageUrls: [`${second}?t=1700000000`] });
    expect(changed.imageUrls).toEqual([second]);
    expect(changed.imageUrls).not.toContain(first);
  });

  it("may be the shop's other pictures, and no others", async () => {
    const other = await shelf.add({}, { images: await pictures(1) });
    const kept = [
      other.imageUrl,
      "https://evil.example/x.webp",
      "/static/img/0000000000000000_000000_1x1.webp",
      "/static/../../etc/passwd",
      "javascript:alert(1)",
    ];
    const product = await shelf.add({}, { kept });
    expect(product.imageUrls).toEqual([other.imageUrl]);
  });

  it("of another product cannot be removed", async () => {
    const mine = await shelf.add({}, { images: await pictures(1) });
    const other = await shelf.add({}, { images: await pictures(2) });
    const changed = await shelf.change(mine.id, {}, { removed: [...other.imageUrls, "../../../secrets.json"] });
    expect(changed.imageUrls).toEqual(mine.imageUrls);
    expect((await new Client().get(`/api/products/${other.id}`)).body).toEqual(other);
    for (const url of other.imageUrls) expect((await fetch(`${edgeUrl}${url}`)).status).toBe(200);
  });
});

describe("all pictures of a form are refused", () => {
  it("when there are six", async () => {
    const body = await refusedForm(400, await pictures(6), "ko");
    expect(body.code).toBe("images_too_many");
    expect(body.message).toMatch(/5/);
  });

  it("when there are six with the kept ones", async () => {
    const product = await shelf.add({}, { images: await pictures(4) });
    const form = productForm({ name: "Солигдохгүй" }, { images: await pictures(2), kept: product.imageUrls });
    expect((await admin.refused(400, "PUT", `/api/products/${product.id}`, { form })).code).toBe("images_too_many");
    expect((await new Client().get(`/api/products/${product.id}`)).body).toEqual(product);
  });

  it("when one is above 5 MB, with name and size", async () => {
    const large = new Blob([Buffer.from(await (await newPicture()).arrayBuffer()), Buffer.alloc(6 * MEGABYTE)]);
    const body = await refusedForm(413, [await newPicture(), large], "en");
    expect(body.code).toBe("image_too_large");
    expect(body.message).toMatch(/picture-1\.jpg.*6.*max 5MB/);
  });

  it("when one is no picture, whatever its name", async () => {
    const text = new Blob(["<script>alert(1)</script>"], { type: "image/jpeg" });
    const body = await refusedForm(415, [await newPicture(), text]);
    expect(body.code).toBe("image_type_unsupported");
    expect(body.message).toContain("picture-1.jpg");
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/png" });
    expect((await refusedForm(415, [svg])).code).toBe("image_type_unsupported");
  });

  it("when one is truncated", async () => {
    const whole = Buffer.from(await (await newPicture()).arrayBuffer());
    expect((await refusedForm(400, [new Blob([whole.subarray(0, 180)])])).code).toBe("image_broken");
  });

  it("when one has fifty megapixels in a few bytes", async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: "#000000" } })
      .toColourspace("b-w")
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect((await refusedForm(400, [new Blob([bomb])])).code).toBe("image_too_many_pixels");
  });

  it("when there is a file in an unknown part", async () => {
    const form = productForm({ name: newName(), category: "Бусад", price: 1 });
    form.append("logo", await newPicture(), "logo.jpg");
    const body = await admin.refused(400, "POST", "/api/products", { form });
    expect(body.fields?.logo?.code).toBe("file_unexpected");
  });
});
