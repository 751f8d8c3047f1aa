import { localizedText, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { sendingDays } from "./sending-days";

/** What a store says of itself wherever its goods stand. */
export const SELLER_TEXTS = ["deliveryPromise"] as const;

/** The store that sells a product of its own (ruling 68). */
export const seller = z.object({
  /** Public id of the store. */
  id: publicId,
  name: z.string(),
  ...localizedText(SELLER_TEXTS, () => z.string()),
  sendingDays: sendingDays.nullable().describe("null where the store promises no day"),
});
export type Seller = z.infer<typeof seller>;

/** The same in an order: a promise of today is no part of it. */
export const orderSeller = seller.pick({ id: true, name: true });
export type OrderSeller = z.infer<typeof orderSeller>;
