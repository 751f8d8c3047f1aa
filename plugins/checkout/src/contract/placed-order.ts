import { publicId } from "@zakh/kit/contract";
import { transferCode } from "@zakh/orders/contract";
import { z } from "zod";

/** Whole won. */
const won = z.number().int().min(0);

/** Answer of `POST /api/orders`. */
export const placedOrder = z.object({
  id: publicId,
  /** Whole won (ruling 1). */
  totalAmount: z.string().regex(/^\d+$/),
  /** Whole won that are already taken off `totalAmount` (ruling 47). */
  transferDiscount: won,
  /** Whole won of the customer's credit that have paid a part of `totalAmount`. */
  creditUsed: won,
  transferCode: z.string(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** The answer to a placed order, from its public id, its total, the discount in it and the credit used, all in won. */
export function placedAnswer({ id, total, transferDiscount, creditUsed }: Placed): PlacedOrder {
  return { id, totalAmount: String(total), transferDiscount, creditUsed, transferCode: transferCode(id) };
}

type Placed = Pick<PlacedOrder, "id" | "transferDiscount" | "creditUsed"> & { total: number };

/** Body of the 409 when the client's total differs from the server's (ruling 2, ruling 36). */
export interface TotalChanged {
  code: "order_total_changed";
  message: string;
  /** Whole won, as a string. */
  totalAmount: string;
  /** Whole won, as a string. */
  shippingFee: string;
}
