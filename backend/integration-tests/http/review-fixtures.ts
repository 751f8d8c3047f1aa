import { randomUUID } from "node:crypto";
import type { AdminReview, OwnReview, ProductReviews } from "@zakh/reviews/contract";
import { Client, commerceUrl, fromElsewhere } from "./client";
import { Shopper } from "./orders-client";
import { addProduct, type Owner } from "./store-fixtures";
import { placedOrder, setStatus } from "./test-orders";
import { TestProducts } from "./test-products";

/** A review as a form, with its photos as files. */
export function reviewForm(fields: Record<string, unknown>, photos: Blob[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  for (const [place, photo] of photos.entries()) form.append("photos", photo, `photo-${place}.jpg`);
  return form;
}

/** A shopper who has received a product. */
export async function receiver(admin: Client, product: { id: number }): Promise<Shopper> {
  const shopper = await Shopper.register();
  await received(admin, shopper, product);
  return shopper;
}

/** Brings a product to a shopper. */
export async function received(admin: Client, shopper: Shopper, product: { id: number }): Promise<void> {
  const { id } = await placedOrder(admin, shopper, [{ productId: product.id, quantity: 1 }]);
  for (const status of ["processing", "completed"] as const) await setStatus(admin, id, status);
}

/** Writes a review; must succeed. */
export async function review(
  client: Client,
  fields: { productId: number; rating?: number; text?: string },
  photos: Blob[] = [],
): Promise<OwnReview & { version: string }> {
  const { status, body } = await client.withVersions().send<OwnReview & { version: string }>("POST", "/api/reviews", {
    form: reviewForm({ rating: 5, text: "Маш шинэ", ...fields }, photos),
  });
  if (status !== 201) throw new Error(`The review was not written: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A review of a product of its own, which `finish` deletes. */
export async function newReview(admin: Client) {
  const products = new TestProducts(admin);
  const product = await products.add();
  const { client } = await receiver(admin, product);
  const { id } = await review(client, { productId: product.id });
  return { id, client, finish: () => products.clear() };
}

/** A shown review of a new product of a store. */
export async function reviewOfStore(admin: Client, owner: Owner) {
  const product = await addProduct(owner, `Сэтгэгдлийн бараа ${randomUUID().slice(0, 8)}`);
  const { client } = await receiver(admin, product);
  const { id } = await review(client, { productId: product.id });
  await decide(admin, id, { status: "visible" });
  return { id, product, client };
}

/** The shop's decision about a review. */
export async function decide(admin: Client, id: number, decision: Record<string, unknown>): Promise<AdminReview> {
  return (await admin.patch<AdminReview>(`/api/admin/reviews/${id}`, decision)).body;
}

/** What everybody sees of a product's reviews. */
export async function shown(product: { id: number }, query = ""): Promise<ProductReviews> {
  return (await new Client().get<ProductReviews>(`/api/products/${product.id}/reviews${query}`)).body;
}

/** A visitor from an address of its own. */
export function stranger(): Client {
  return new Client(commerceUrl, undefined, fromElsewhere());
}
