import { randomInt, randomUUID } from "node:crypto";
import type { Payout, PreparedPayouts } from "@zakh/settlements/contract";
import { expect } from "vitest";
import type { Client } from "./client";
import type { Owner } from "./store-fixtures";

/** A month in which no store of another test has a payout. */
export function newPeriod(): string {
  return `20${String(randomInt(0, 25)).padStart(2, "0")}-${String(randomInt(1, 13)).padStart(2, "0")}`;
}

/** Payouts stay on: other tests prepare some. What is delivered can be paid out at once. */
export async function switchPayoutsOn(admin: Client): Promise<void> {
  const { body } = await admin.get<Record<string, unknown>>("/api/settings/payouts");
  if (body.enabled === true && body.days === 0) return;
  expect(await admin.put("/api/settings/payouts", { enabled: true, days: 0 })).toMatchObject({ status: 200 });
}

export const payoutAccount = () => ({
  bankName: "하나은행",
  accountNumber: `110-${randomInt(1e8, 1e9)}`,
  accountHolder: "BAT BOLORMAA",
});

/** Adds a correction to a store's books. */
export async function correct(admin: Client, store: number, amount: number): Promise<void> {
  const json = { kind: "correction", amount, reason: `Туршилт ${randomUUID()}` };
  expect(await admin.post(`/api/admin/store-books/${store}/entries`, json)).toMatchObject({ status: 200 });
}

/** A payout of `amount` won to a store that is owed nothing else. */
export async function preparedPayout(admin: Client, { client, store }: Owner, amount = 1000): Promise<Payout> {
  await switchPayoutsOn(admin);
  await client.put(`/api/stores/${store.id}/books/account`, payoutAccount());
  await correct(admin, store.id, amount);
  for (;;) {
    const period = newPeriod();
    const { status, body } = await admin.post<PreparedPayouts>("/api/admin/payouts", { period });
    expect(status, JSON.stringify(body)).toBe(200);
    const { body: payouts } = await admin.get<Payout[]>(`/api/admin/payouts?period=${period}`);
    const made = payouts.find(({ storeId, paidAt }) => storeId === store.id && paidAt === null);
    if (made) return made;
  }
}
