import { UNIT_NAMES } from "@zakh/catalog/contract";
import { localizedText, publicId } from "@zakh/kit/contract";
import { z } from "zod";

const amount = z.number().int().min(0);

/** What a change makes of an order's goods and sums, in whole won, before and after. */
const goodsChange = z.object({
  lines: z.array(
    z.object({
      ...localizedText(["name"], () => z.string()),
      unit: z.enum(UNIT_NAMES),
      /** 0 where it was not ordered. */
      before: z.number().min(0),
      /** 0 where it is gone. */
      after: z.number().min(0),
    }),
  ),
  shippingFeeBefore: amount,
  shippingFee: amount,
  discountBefore: amount,
  discount: amount,
  /** Why the discount is given; empty without one. */
  discountReasonBefore: z.string(),
  discountReason: z.string(),
  totalBefore: amount,
  total: amount,
});
export type GoodsChange = z.infer<typeof goodsChange>;

/** A change to a higher total that waits for the customer's answer: it is only an offer (ruling 50). */
export const orderOffer = goodsChange.extend({ id: publicId, offeredAt: z.iso.datetime() });
export type OrderOffer = z.infer<typeof orderOffer>;
