import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import { expect, it } from "vitest";
import { Client, productThat, signedInAdmin } from "./client";
import { Shopper } from "./orders-client";

it("is sold to as many of twenty shoppers as it suffices for, and comes back when they cancel", async () => {
  const admin = await signedInAdmin();
  const tracked = await productThat(({ trackStock, stock }) => trackStock && stock > 0);
  const people = await Promise.all(Array.from({ length: 4 }, () => Shopper.register()));
  const wanted = Math.min(99, tracked.stock);
  const answers = await Promise.all(
    people.flatMap((person) =>
      Array.from({ length: 5 }, async () =>
        person.client.post<PlacedOrder & { code: string; message: string; left: number }>(
          "/api/orders",
          await person.order([{ productId: tracked.id, quantity: wanted }]),
        ),
      ),
    ),
  );
  const won = answers.filter(({ status }) => status === 201);
  expect(won).toHaveLength(Math.floor(tracked.stock / wanted));
  for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "stock_short", left: tracked.stock - won.length * wanted });
    expect(body.message).toContain(tracked.name);
  }
  for (const { body } of won) await admin.patch(`/api/orders/${body.id}/status`, { status: "cancelled" });
  const { body: after } = await new Client().get<Product>(`/api/products/${tracked.id}`);
  expect(after.stock).toBe(tracked.stock);
});
