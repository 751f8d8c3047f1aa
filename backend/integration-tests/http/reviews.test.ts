import type { Product } from "@zakh/catalog/contract";
import { type AdminReview, type OwnReviews, ownReviews, productReviews } from "@zakh/reviews/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, edgeUrl, PASSWORD, registeredShopper, signedInAdmin } from "./client";
import { exactly, Shopper } from "./orders-client";
import { decide, receiver, review, reviewForm, shown, stranger } from "./review-fixtures";
import { placedOrder, setStatus } from "./test-orders";
import { newPicture, TestProducts } from "./test-products";

let admin: Client;
let testProducts: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
});
afterAll(() => testProducts.clear());

const ownOf = async ({ client }: Shopper) =>
  exactly(ownReviews, (await client.get<OwnReviews>("/api/user/reviews")).body);
const ratingOf = async ({ id }: Product) => {
  const { body } = await new Client().get<Product>(`/api/products/${id}`);
  return [body.rating, body.reviewCount];
};
const report = (client: Client, id: number) => client.post(`/api/reviews/${id}/reports`);
const listed = async (status: string) =>
  (await admin.get<AdminReview[]>(`/api/admin/reviews?status=${status}&limit=200`)).body;

describe("a review", () => {
  it("is written by who has received the product, waits for the shop, and then counts everywhere", async () => {
    const product = await testProducts.add();
    const [one, other] = [await receiver(admin, product), await receiver(admin, product)];
    expect((await ownOf(one)).reviewable).toEqual([expect.objectContaining({ productId: product.id })]);
    const { id } = await review(one.client, { productId: product.id, rating: 5, text: " Маш шинэ,\r\nзөөлөн мах " });
    const second = await review(other.client, { productId: product.id, rating: 2, text: "" });
    expect(await ownOf(one)).toMatchObject({ reviewable: [], reviews: [{ id, state: "waiting" }] });
    expect([await ratingOf(product), (await shown(product)).count]).toEqual([[null, 0], 0]);

    await decide(admin, id, { status: "visible" });
    await decide(admin, second.id, { status: "visible", answer: "Уучлаарай" });
    const all = exactly(productReviews, await shown(product));
    expect(all).toMatchObject({ rating: 3.5, count: 2, distribution: [0, 1, 0, 0, 1] });
    expect(all.reviews.map(({ text, author, answer }) => [text, author, answer])).toEqual([
      ["", "Б.", "Уучлаарай"],
      ["Маш шинэ,\nзөөлөн мах", "Б.", ""],
    ]);
    expect(await shown(product, "?limit=1&offset=1")).toMatchObject({ count: 2, reviews: [{ id }] });
    const { body: list } = await new Client().get<Product[]>("/api/products");
    expect(list.find((each) => each.id === product.id)).toMatchObject({ rating: 3.5, reviewCount: 2 });
  });

  it("shows in the very next page of the product, with structured data, and is gone from it when it is hidden", async () => {
    const product = await testProducts.add();
    const text = `Баярлалаа ${product.id}`;
    const { id } = await review((await receiver(admin, product)).client, { productId: product.id, rating: 4, text });
    const page = async () => (await fetch(`${edgeUrl}/products/${product.id}`)).text();
    for (let round = 0; round < 3; round += 1) expect(await page()).not.toContain(text);
    await decide(admin, id, { status: "visible" });
    const html = await page();
    expect(html).toContain(text);
    expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1');
    await decide(admin, id, { status: "hidden", reason: "Өөр бараа" });
    expect(await page()).not.toMatch(new RegExp(`${text}|aggregateRating`));
  });

  it("is refused to strangers, to who has not received the product, and a second time", async () => {
    const product = await testProducts.add();
    const fields = { productId: product.id, rating: 5 };
    await new Client().refused(401, "POST", "/api/reviews", { json: fields });
    const waiting = await Shopper.register();
    const { id } = await placedOrder(admin, waiting, [{ productId: product.id, quantity: 1 }]);
    await setStatus(admin, id, "processing");
    const early = await waiting.client.refused(409, "POST", "/api/reviews", { json: fields });
    expect(early.code).toBe("review_not_received");
    await setStatus(admin, id, "completed");
    await setStatus(admin, id, "cancelled");
    await waiting.client.refused(409, "POST", "/api/reviews", { json: fields });

    const { client } = await receiver(admin, product);
    const missing = await client.refused(404, "POST", "/api/reviews", { json: { ...fields, productId: 2147483647 } });
    expect(missing.code).toBe("product_not_found");
    for (const rating of [0, 6, 4.5, "x", undefined]) {
      const { fields: wrong } = await client.refused(400, "POST", "/api/reviews", { json: { ...fields, rating } });
      expect(wrong).toMatchObject({ rating: { code: "review_rating_invalid" } });
    }
    await client.refused(400, "POST", "/api/reviews", { json: { ...fields, text: "а".repeat(2001) } });
    await review(client, fields);
    expect((await client.refused(409, "POST", "/api/reviews", { json: fields })).code).toBe("review_exists");
  });

  it("of an order that was cancelled since is neither changed nor shown any more", async () => {
    const product = await testProducts.add();
    const author = await Shopper.register();
    const { id } = await placedOrder(admin, author, [{ productId: product.id, quantity: 1 }]);
    for (const status of ["processing", "completed"] as const) await setStatus(admin, id, status);
    const written = await review(author.client, { productId: product.id, rating: 5 });
    await setStatus(admin, id, "cancelled");
    const changed = await author.client.refused(409, "PUT", `/api/reviews/${written.id}`, { json: { rating: 1 } });
    expect(changed.code).toBe("review_not_received");
    const path = `/api/admin/reviews/${written.id}`;
    expect((await admin.refused(409, "PATCH", path, { json: { status: "visible" } })).code).toBe("review_not_received");
    await decide(admin, written.id, { status: "hidden", reason: "Цуцалсан" });
  });

  it("is changed and deleted by its author alone; a change waits again", async () => {
    const product = await testProducts.add();
    const author = await receiver(admin, product);
    const written = await review(author.client, { productId: product.id, rating: 5 }, [await newPicture()]);
    await decide(admin, written.id, { status: "visible" });
    const path = `/api/reviews/${written.id}`;
    const { client: foreign } = await registeredShopper();
    await foreign.refused(404, "PUT", path, { json: { rating: 1 } });
    await foreign.refused(404, "DELETE", path);
    await new Client().refused(401, "DELETE", path);

    const changes = { rating: 3, keptUrls: [...written.photos, "/static/img/foreign.webp"], version: written.version };
    const changed = await author.client.send<{ photos: string[] }>("PUT", path, {
      form: reviewForm(changes, [await newPicture()]),
    });
    expect(changed.body).toMatchObject({ rating: 3, text: "Маш шинэ", state: "waiting" });
    expect(changed.body.photos).toEqual([...written.photos, expect.stringContaining("/static/img/")]);
    expect(await ratingOf(product)).toEqual([null, 0]);
    await author.client.refused(409, "PUT", path, { json: { rating: 1, version: written.version } });
    const many = await Promise.all(Array.from({ length: 4 }, () => newPicture()));
    const refused = await author.client.refused(400, "PUT", path, { form: reviewForm({ rating: 3 }, many) });
    expect(refused.code).toBe("review_photos_too_many");

    await decide(admin, written.id, { status: "visible" });
    expect((await author.client.delete(path)).status).toBe(204);
    expect([await ratingOf(product), (await shown(product)).reviews]).toEqual([[null, 0], []]);
    expect((await ownOf(author)).reviewable).toHaveLength(1);
  });

  it("keeps nothing of its photos that says where and when they were taken, in no copy", async () => {
    const product = await testProducts.add();
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#4a7" } })
      .withExif({
        IFD0: { Make: "Phone", DateTime: "2026:11:01 10:00:00" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "36/1 38/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "127/1 29/1 0/1",
        },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Phone");
    const { client } = await receiver(admin, product);
    const { photos } = await review(client, { productId: product.id }, [new Blob([new Uint8Array(photo)])]);
    const [url = ""] = photos;
    for (const file of [
      url,
      url.replace(".webp", "-160.webp"),
      url.replace(".webp", "-640.webp"),
      url.replace(".webp", ".jpg"),
    ]) {
      const answer = await fetch(`${edgeUrl}${file}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([file, answer.status, exif, xmp, iptc]).toEqual([file, 200, undefined, undefined, undefined]);
      expect(bytes.includes("Phone")).toBe(false);
    }
  });
});

describe("the shop", () => {
  it("finds what waits, and decides on what it has seen", async () => {
    const product = await testProducts.add();
    const { client } = await receiver(admin, product);
    const { id } = await review(client, { productId: product.id });
    const seen = (
      await admin.withVersions().get<(AdminReview & { version: string })[]>("/api/admin/reviews?status=open&limit=200")
    ).body.find((each) => each.id === id);
    expect(seen).toMatchObject({ name: product.name, state: "waiting", reports: 0 });
    await client.put(`/api/reviews/${id}`, { text: "Өөр үг" });
    const path = `/api/admin/reviews/${id}`;
    const late = await admin.refused(409, "PATCH", path, { json: { status: "visible", version: seen?.version } });
    expect(late).toMatchObject({ code: "changed_meanwhile", present: { text: "Өөр үг" } });
    await admin.refused(400, "PATCH", path, { json: { reason: "x" } });
    await admin.refused(404, "PATCH", "/api/admin/reviews/2147483647", { json: { status: "visible" } });
    expect(await decide(admin, id, { status: "hidden", reason: "Утасны дугаартай" })).toMatchObject({
      state: "hidden",
    });
    expect((await listed("hidden")).some((each) => each.id === id)).toBe(true);
    const own = (await client.get<OwnReviews>("/api/user/reviews")).body.reviews[0];
    expect([own?.state, own?.hiddenReason]).toEqual(["hidden", "Утасны дугаартай"]);
  });

  it("looks at a review that a customer has reported before it is shown again, and then it stays", async () => {
    const product = await testProducts.add();
    const { id } = await review((await receiver(admin, product)).client, { productId: product.id });
    const customer = await receiver(admin, product);
    await customer.client.refused(404, "POST", `/api/reviews/${id}/reports`);
    await decide(admin, id, { status: "visible" });
    expect((await report(customer.client, id)).status).toBe(204);
    expect([await ratingOf(product), (await shown(product)).count]).toEqual([[null, 0], 0]);
    const find = async () => (await listed("reported")).find((each) => each.id === id);
    expect(await find()).toMatchObject({ state: "reported", reports: 1 });

    await decide(admin, id, { status: "visible" });
    expect([await ratingOf(product), await find()]).toEqual([[5, 1], undefined]);
    await report(customer.client, id);
    expect([await ratingOf(product), (await find())?.state]).toEqual([[5, 1], "visible"]);
  });

  it("withholds a review with the third stranger only, each counted once, with an account or without", async () => {
    const product = await testProducts.add();
    const { id } = await review((await receiver(admin, product)).client, { productId: product.id });
    await decide(admin, id, { status: "visible" });
    const [one, another] = [stranger(), stranger()];
    for (const client of [one, one, one, another, another]) expect((await report(client, id)).status).toBe(204);
    expect(await ratingOf(product)).toEqual([5, 1]);
    const { client } = await registeredShopper();
    await report(client.at(commerceUrl), id);
    expect(await ratingOf(product)).toEqual([null, 0]);
    await stranger().refused(404, "POST", `/api/reviews/${id}/reports`);
  });

  it("limits how many reviews somebody reports in a day", async () => {
    const client = stranger();
    for (let each = 0; each < 20; each += 1) await client.refused(404, "POST", "/api/reviews/2147483647/reports");
    await client.refused(429, "POST", "/api/reviews/2147483647/reports");
  });
});

describe("an account", () => {
  it("that is closed leaves what everybody reads, without its letter and photos", async () => {
    const [product, other] = [await testProducts.add(), await testProducts.add()];
    const shopper = await receiver(admin, product);
    const { id } = await review(shopper.client, { productId: product.id }, [await newPicture()]);
    await decide(admin, id, { status: "visible" });
    const { id: orderId } = await placedOrder(admin, shopper, [{ productId: other.id, quantity: 1 }]);
    for (const status of ["processing", "completed"] as const) await setStatus(admin, orderId, status);
    const unseen = await review(shopper.client, { productId: other.id });
    expect((await shopper.client.post("/api/user/close", { currentPassword: PASSWORD })).status).toBe(204);
    expect((await shown(product)).reviews).toMatchObject([{ id, author: "", photos: [], text: "Маш шинэ" }]);
    await admin.refused(404, "PATCH", `/api/admin/reviews/${unseen.id}`, { json: { status: "visible" } });
  });

  it("that becomes part of another brings its reviews, but for products that the other has reviewed", async () => {
    const [product, both] = [await testProducts.add(), await testProducts.add()];
    const [stays, goes] = [await receiver(admin, both), await receiver(admin, product)];
    const { id } = await placedOrder(admin, goes, [{ productId: both.id, quantity: 1 }]);
    for (const status of ["processing", "completed"] as const) await setStatus(admin, id, status);
    const kept = await review(stays.client, { productId: both.id });
    const lost = await review(goes.client, { productId: both.id, rating: 1 });
    const moved = await review(goes.client, { productId: product.id });
    for (const each of [kept, lost, moved]) await decide(admin, each.id, { status: "visible" });
    const { body } = await admin.post<{ moved: { reviews: number } }>(`/api/admin/users/${stays.user.id}/merges`, {
      from: goes.user.id,
    });
    expect(body.moved.reviews).toBe(1);
    expect((await ownOf(stays)).reviews.map((each) => each.id).sort()).toEqual([kept.id, moved.id].sort());
    expect(await ratingOf(both)).toEqual([5, 1]);
  });
});
