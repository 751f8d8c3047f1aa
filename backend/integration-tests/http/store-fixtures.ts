import { randomUUID } from "node:crypto";
import type { User } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import type { AdminServiceCategory, AdminStore, OwnStore, StoreIdentity } from "@zakh/marketplace/contract";
import { expect } from "vitest";
import { type Answer, type Client, registeredShopper } from "./client";

/** A part of a form: a text, or a file. */
export type Part = string | { name: string; type: string; bytes: Uint8Array };

/** Sends a multipart form. */
export function sendForm<T>(client: Client, method: string, path: string, parts: [string, Part][]): Promise<Answer<T>> {
  const form = new FormData();
  for (const [field, part] of parts) {
    if (typeof part === "string") form.append(field, part);
    else form.append(field, new Blob([new Uint8Array(part.bytes)], { type: part.type }), part.name);
  }
  return client.send<T>(method, path, { form });
}

/** Who a store is by law, invented. */
export const IDENTITY: StoreIdentity = {
  tradeName: "시험 상점",
  representative: "Туршилтын эзэн",
  businessNumber: "124-81-00998",
  mailOrderNumber: "제2026-시험-0001호",
  mailOrderExempt: false,
  meatLicence: "제2026-시험-01호",
};

/** The values of a store registration form; the name is unique at every call. */
export function storeForm(categoryId: number) {
  return {
    categoryId,
    name: `Туршилтын дэлгүүр ${randomUUID().slice(0, 8)}`,
    description: "Туршилтын дэлгүүрийн тайлбар",
    descriptionRu: "Описание пробного магазина",
    address: "Чонжу хот, Санданг дүүрэг 12",
    phone: "010-1234-5678",
    email: "store@example.com",
    ...IDENTITY,
    logoUrl: "",
    coverImageUrl: "",
    isActive: true,
  };
}

export interface Owner {
  client: Client;
  user: User;
  store: OwnStore;
}

/** A new customer with a store that waits for verification. */
export async function newOwner(categoryId: number, told: Partial<StoreIdentity> = {}): Promise<Owner> {
  const { client, user } = await registeredShopper();
  const { status, body } = await client.post<OwnStore>("/api/stores", { ...storeForm(categoryId), ...told });
  expect(status).toBe(201);
  return { client, user, store: body };
}

/** A new customer with a store on the market. */
export async function verifiedOwner(
  admin: Client,
  categoryId: number,
  told: Partial<StoreIdentity> = {},
): Promise<Owner> {
  const owner = await newOwner(categoryId, told);
  await decide(admin, owner.store.id, { isVerified: true });
  return owner;
}

/** An admin's decision about a store. */
export async function decide(
  admin: Client,
  storeId: number,
  decision: { isVerified?: boolean; isActive?: boolean; reason?: string },
): Promise<AdminStore> {
  const isAgainst = decision.isVerified === false || decision.isActive === false;
  const sent = isAgainst ? { reason: "Туршилт", ...decision } : decision;
  const { status, body } = await admin.patch<AdminStore>(`/api/admin/stores/${storeId}`, sent);
  expect(status).toBe(200);
  return body;
}

/** A service category for one test. `retireCategory` removes it from the public. */
export async function newCategory(admin: Client): Promise<AdminServiceCategory> {
  const unique = randomUUID().slice(0, 8);
  const { status, body } = await admin.post<AdminServiceCategory>("/api/admin/service-categories", {
    name: `Туршилтын үйлчилгээ ${unique}`,
    slug: `test-${unique}`,
  });
  expect(status).toBe(201);
  return body;
}

/** Stores are not deleted, so a category with stores is made inactive instead. */
export async function retireCategory(admin: Client, { id }: { id: number }): Promise<void> {
  const { status } = await admin.send("DELETE", `/api/admin/service-categories/${id}`);
  if (status === 409) await admin.send("PUT", `/api/admin/service-categories/${id}`, { json: { isActive: false } });
}

/** The `productData` of a valid store product. */
export function productData(name: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({
    name,
    category: "Үхрийн мах",
    origin: "Монгол",
    price: "12000",
    stock: 999,
    minOrderQuantity: "1",
    ...more,
  });
}

/** Creates a product of the owner's store. */
export async function addProduct({ client, store }: Owner, name: string): Promise<Product> {
  const { status, body } = await sendForm<Product>(client, "POST", `/api/stores/${store.id}/products`, [
    ["productData", productData(name)],
  ]);
  expect(status).toBe(201);
  return body;
}

/** Deletes everything that the owner sells, so that other tests find the seeded shop. */
export async function closeDown({ client, store }: Owner): Promise<void> {
  const { body } = await client.get<Product[]>(`/api/stores/${store.id}/products`);
  for (const { id } of body) await client.send("DELETE", `/api/stores/${store.id}/products/${id}`);
}
