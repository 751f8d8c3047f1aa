import { type Client, commerceUrl, fromElsewhere } from "./client";
import { plainProduct, type Shopper } from "./orders-client";

/** A tracking number that no other test has: 12 digits. */
export function newTrackingNumber(): string {
  return String(600_000_000_000 + Math.floor(Math.random() * 300_000_000_000));
}

/** An order that its shopper has paid; orders of one address are limited, so it comes from elsewhere. */
export async function paidOrderOf(admin: Client, shopper: Shopper): Promise<number> {
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const { id } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }], client);
  await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
  return id;
}
