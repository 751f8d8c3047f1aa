import { randomUUID } from "node:crypto";
import type { AdminServiceCategory, AdminStore, OwnStore, Store } from "@zakh/marketplace/contract";
import { STORE_PHOTOS_MAX } from "@zakh/marketplace/contract";
import type { OwnReviews, StoreReviews } from "@zakh/reviews/contract";
import type { SearchAnswer } from "@zakh/search/contract";
import type { MediaItem } from "@zakh/site-settings/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, edgeUrl, signedInAdmin } from "./client";
import { mailThat, outbox } from "./mailbox";
import { Shopper } from "./orders-client";
import { decide as decideOnReview, received, receiver, review, reviewOfStore, shown } from "./review-fixtures";
import {
  addProduct,
  closeDown,
  newCategory,
  newOwner,
  type Owner,
  type Part,
  retireCategory,
  sendForm,
  verifiedOwner,
} from "./store-fixtures";

const visitor = new Client();
let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  owner = await verifiedOwner(admin, category.id);
  other = await verifiedOwner(admin, category.id);
});

afterAll(async () => {
  await Promise.all([owner, other].map(closeDown));
  await retireCategory(admin, category);
});

const pathOf = ({ store }: Owner) => `/api/stores/${store.id}`;
const haircut = (name = "Үс засах") => ({ name, nameRu: "Стрижка", nameEn: "Haircut", price: 15_000, isFrom: true });

/** A picture of one colour; no two are alike. */
async function photo(): Promise<Part> {
  const background = `#${randomUUID().slice(0, 6)}`;
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: "photo.png", type: "image/png", bytes };
}

describe("what a store does for a price", () => {
  it("is on its page in the owner's order, is found by search, and is the admin's to read", async () => {
    const name = `Сахал засах ${randomUUID().slice(0, 8)}`;
    const services = [haircut(name), { name: "Найрын засалт", nameRu: "", nameEn: "", price: null, isFrom: false }];
    const { status, body } = await owner.client.send<OwnStore>("PUT", pathOf(owner), { json: { services } });
    expect([status, body.services]).toEqual([200, services]);
    expect((await visitor.get<Store>(pathOf(owner))).body.services).toEqual(services);
    expect((await admin.get<AdminStore>(`/api/admin/stores/${owner.store.id}`)).body.services).toEqual(services);
    const found = await visitor.get<SearchAnswer>(`/api/search?q=${encodeURIComponent(name)}`);
    expect(found.body.stores.map(({ id }) => id)).toContain(owner.store.id);
    const { body: none } = await owner.client.send<OwnStore>("PUT", pathOf(owner), { json: { services: [] } });
    expect(none.services).toEqual([]);
  });

  it("is refused without a name or with a price that is none, and then nothing is saved", async () => {
    const services = [haircut(), { ...haircut(" "), price: 0 }];
    const { fields } = await owner.client.refused(400, "PUT", pathOf(owner), {
      json: { phone: "01055556666", services },
    });
    expect(fields).toMatchObject({
      "services.1.name": { code: "store_service_name_required" },
      "services.1.price": { code: "price_invalid" },
    });
    expect((await visitor.get<Store>(pathOf(owner))).body).toMatchObject({ services: [], phone: owner.store.phone });
  });

  it("is told of a new store, too", async () => {
    const { client, store } = await newOwner(category.id, { services: [haircut()] } as object);
    expect(store.services).toEqual([haircut()]);
    expect((await client.get<Store>(`/api/stores/${store.id}`)).body.services).toEqual([haircut()]);
  });
});

describe("the photos of a store", () => {
  it("stand in the owner's order, new ones where she puts them, or last", async () => {
    const { body: first } = await sendForm<OwnStore>(owner.client, "PUT", pathOf(owner), [
      ["photos", await photo()],
      ["photos", await photo()],
    ]);
    expect(first.photoUrls).toEqual([0, 1].map(() => expect.stringMatching(/^\/static\/img\/.*_40x30\.webp$/)));
    const [one = "", two = ""] = first.photoUrls;
    expect((await visitor.get(one)).status).toBe(200);
    const { body: second } = await sendForm<OwnStore>(owner.client, "PUT", pathOf(owner), [
      ["photoUrls", JSON.stringify([two, one])],
      ["photos", await photo()],
    ]);
    expect(second.photoUrls).toEqual([two, one, expect.any(String)]);
    expect((await visitor.get<Store>(pathOf(owner))).body.photoUrls).toEqual(second.photoUrls);
    const moved = await sendForm<OwnStore>(owner.client, "PUT", pathOf(owner), [
      ["photoUrls", JSON.stringify(["new:1", two, "new:0", one, "new:7"])],
      ["photos", await photo()],
      ["photos", await photo()],
    ]);
    expect(moved.body.photoUrls).toEqual([expect.any(String), two, expect.any(String), one]);
    expect(new Set(moved.body.photoUrls).size).toBe(4);
    expect(moved.body.photoUrls.join()).not.toContain("new:");
    const { body: none } = await owner.client.send<OwnStore>("PUT", pathOf(owner), {
      json: { photoUrls: ["new:0", one] },
    });
    expect(none.photoUrls).toEqual([one]);
    const { body: third } = await owner.client.send<OwnStore>("PUT", pathOf(owner), { json: { photoUrls: [one] } });
    expect(third.photoUrls).toEqual([one]);
  });

  it("count as used where they are of the shop's library", async () => {
    const form = new FormData();
    form.append(
      "file",
      new Blob([((await photo()) as { bytes: Uint8Array<ArrayBuffer> }).bytes], { type: "image/png" }),
      "a.png",
    );
    const { body: item } = await admin.send<MediaItem>("POST", "/api/media/upload", { form });
    await other.client.send("PUT", pathOf(other), { json: { photoUrls: [item.url] } });
    const { body: usage } = await admin.get(`/api/media/${item.id}/usage`);
    expect(usage).toEqual([{ kind: "store", id: other.store.id, name: other.store.name }]);
    await other.client.send("PUT", pathOf(other), { json: { photoUrls: [] } });
    await admin.send("DELETE", `/api/media/${item.id}?confirm=true`);
  });

  it("are refused beyond their number, or where they are no pictures", async () => {
    const many = await Promise.all(Array.from({ length: STORE_PHOTOS_MAX }, photo));
    const { body: before } = await visitor.get<Store>(pathOf(owner));
    expect(before.photoUrls).toHaveLength(1);
    const { status, body } = await sendForm<{ fields: Record<string, { code: string }> }>(
      owner.client,
      "PUT",
      pathOf(owner),
      many.map((part) => ["photos", part]),
    );
    expect([status, body.fields.photos?.code]).toEqual([400, "store_photos_too_many"]);
    const text = { name: "a.png", type: "image/png", bytes: new TextEncoder().encode("<script>") };
    expect((await sendForm(owner.client, "PUT", pathOf(owner), [["photos", text]])).status).toBe(415);
    expect((await visitor.get<Store>(pathOf(owner))).body).toEqual(before);
  });

  it("and its services are its owner's alone to change", async () => {
    for (const [client, status] of [
      [visitor, 401],
      [other.client, 404],
      [admin, 404],
    ] as const) {
      await client.refused(status, "PUT", pathOf(owner), { json: { services: [haircut()] } });
      await client.refused(status, "PUT", pathOf(owner), { json: { photoUrls: [] } });
    }
    expect((await visitor.get<Store>(pathOf(owner))).body).toMatchObject({
      services: [],
      photoUrls: [expect.any(String)],
    });
  });
});

describe("the QR code of a store's page", () => {
  it("is there as SVG and as PNG", async () => {
    const svg = await fetch(`${edgeUrl}/stores/${owner.store.id}/qr`);
    expect([svg.status, svg.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(await svg.text()).toMatch(/^<svg /);
    const png = await fetch(`${edgeUrl}/stores/${owner.store.id}/qr?format=png`);
    expect([png.status, png.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { format, width } = await sharp(Buffer.from(await png.arrayBuffer())).metadata();
    expect([format, width]).toEqual(["png", 1180]);
  });

  it("is none of a store that nobody can visit", async () => {
    const waiting = await newOwner(category.id);
    for (const id of [waiting.store.id, "999999999", "0", "abc"]) {
      expect((await fetch(`${edgeUrl}/stores/${id}/qr`)).status, String(id)).toBe(404);
    }
  });
});

describe("the reviews of a store", () => {
  const reviewsOf = async ({ store }: Owner) =>
    (await visitor.get<StoreReviews>(`/api/stores/${store.id}/reviews`)).body;

  it("are the shown ones of all its goods together, with their products' names", async () => {
    expect(await reviewsOf(owner)).toEqual({ rating: null, count: 0, distribution: [0, 0, 0, 0, 0], reviews: [] });
    const first = await reviewOfStore(admin, owner);
    const second = await reviewOfStore(admin, owner);
    const { client } = await receiver(admin, second.product);
    await review(client, { productId: second.product.id, rating: 2, text: "Хүйтэн ирсэн" });
    const told = await reviewsOf(owner);
    expect(told).toMatchObject({ rating: 5, count: 2, distribution: [0, 0, 0, 0, 2] });
    expect(told.reviews.map(({ id, name }) => [id, name])).toEqual([
      [second.id, second.product.name],
      [first.id, first.product.name],
    ]);
    expect((await visitor.get<StoreReviews>(`/api/stores/${owner.store.id}/reviews?limit=1&offset=1`)).body).toEqual({
      ...told,
      reviews: told.reviews.slice(1),
    });
    await decideOnReview(admin, first.id, { status: "hidden", reason: "Зохисгүй" });
    expect(await reviewsOf(owner)).toMatchObject({ count: 1 });
    expect(await reviewsOf(other)).toMatchObject({ count: 0 });
    const waiting = await newOwner(category.id);
    await visitor.refused(404, "GET", `/api/stores/${waiting.store.id}/reviews`);
  });

  it("are told to its owner when they are shown, once", async () => {
    const { id, product } = await reviewOfStore(admin, owner);
    const mail = await mailThat(owner.user.email, ({ text }) => text.includes(product.name) && text.includes("★★★★★"));
    expect(mail.subject).toContain(owner.store.name);
    expect(mail.text).toContain("Маш шинэ");
    const before = await outbox(owner.user.email);
    await decideOnReview(admin, id, { status: "hidden", reason: "Зохисгүй" });
    await decideOnReview(admin, id, { status: "visible" });
    expect(await outbox(owner.user.email)).toEqual(before);
  });

  it("are answered by its owner alone, and only what is shown", async () => {
    const { id, product } = await reviewOfStore(admin, owner);
    const path = `/api/stores/${owner.store.id}/reviews/${id}/answer`;
    const json = { answer: "Баярлалаа, дахин ирээрэй" };
    expect((await visitor.refused(401, "PUT", path, { json })).code).toBe("login_required");
    expect((await other.client.refused(404, "PUT", path, { json })).code).toBe("store_not_found");
    expect((await admin.refused(404, "PUT", path, { json })).code).toBe("store_not_found");
    const foreign = `/api/stores/${other.store.id}/reviews/${id}/answer`;
    expect((await other.client.refused(404, "PUT", foreign, { json })).code).toBe("review_not_found");
    await owner.client.refused(400, "PUT", path, { json: { answer: "а".repeat(2001) } });
    expect((await shown(product)).reviews[0]).toMatchObject({ answer: "", answeredAt: null });

    expect((await owner.client.send("PUT", path, { json })).status).toBe(204);
    expect((await shown(product)).reviews[0]).toMatchObject({ ...json, answeredAt: expect.any(String) });
    expect((await reviewsOf(owner)).reviews[0]).toMatchObject(json);
    expect((await owner.client.send("PUT", path, { json: { answer: "" } })).status).toBe(204);
    expect((await shown(product)).reviews[0]).toMatchObject({ answer: "", answeredAt: null });

    await decideOnReview(admin, id, { status: "hidden", reason: "Зохисгүй" });
    expect((await owner.client.refused(404, "PUT", path, { json })).code).toBe("review_not_found");
    const none = `/api/stores/${owner.store.id}/reviews/999999999/answer`;
    expect((await owner.client.refused(404, "PUT", none, { json })).code).toBe("review_not_found");
  });

  it("are none by its owner herself", async () => {
    const product = await addProduct(owner, `Өөрийн бараа ${randomUUID().slice(0, 8)}`);
    await received(admin, new Shopper(owner.client, owner.user), product);
    const { code } = await owner.client.refused(409, "POST", "/api/reviews", {
      json: { productId: product.id, rating: 5 },
    });
    expect(code).toBe("review_not_received");
    expect((await owner.client.get<OwnReviews>("/api/user/reviews")).body.reviewable).toEqual([]);
  });
});
