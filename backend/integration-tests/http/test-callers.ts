import { randomInt } from "node:crypto";
import type { User } from "@zakh/accounts/contract";
import { type AdminPlacedOrder, adminPlacedOrder, type Customer, customer } from "@zakh/checkout/contract";
import { expect } from "vitest";
import { Client, checkoutForm, commerceUrl, fromElsewhere } from "./client";
import { exactly, plainProduct } from "./orders-client";

/** Somebody who calls the shop; the phone is nobody else's. */
export function newCaller(email?: string) {
  const digits = () => String(randomInt(1000, 10_000));
  return { name: "Залгасан Дорж", phone: `010-${digits()}-${digits()}`, ...(email && { email }) };
}

export type Caller = ReturnType<typeof newCaller>;

/** What the admin enters of an order: no depositor and no email. */
export async function callerForm(caller: Pick<Caller, "name" | "phone">) {
  const { customerEmail: _, transferAccountHolder: __, ...fields } = await checkoutForm({} as User);
  return { ...fields, customerName: caller.name, customerPhone: caller.phone };
}

export async function callerBody(caller: Caller, more: Record<string, unknown> = {}) {
  return {
    customer: caller,
    orderData: await callerForm(caller),
    cartItems: [{ productId: (await plainProduct()).id, quantity: 1 }],
    ...more,
  };
}

/** Places it as an admin does for somebody on the phone. */
export async function placeFor(admin: Client, body: object, key?: string): Promise<AdminPlacedOrder> {
  const headers = key === undefined ? undefined : { "Idempotency-Key": key };
  const answer = await admin.post("/api/admin/orders", body, headers);
  expect(answer).toMatchObject({ status: 201 });
  return exactly(adminPlacedOrder, answer.body);
}

export function keyOf({ link }: AdminPlacedOrder): string {
  return new URL(link).searchParams.get("key") ?? "";
}

export function lookUp(id: number, query: string) {
  return new Client(commerceUrl).get(`/api/orders/${id}${query}`, fromElsewhere());
}

export async function findCustomers(admin: Client, search: string): Promise<Customer[]> {
  const { body } = await admin.get<unknown[]>(`/api/admin/customers?search=${encodeURIComponent(search)}`);
  return body.map((row) => exactly(customer, row));
}
