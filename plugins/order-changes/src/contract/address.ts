import { orderForm } from "@zakh/orders/contract";
import { z } from "zod";

/** `PUT /api/orders/{id}/address`: the corrected address of a customer's own order. */
export const addressInput = z.object({ customerAddress: orderForm.shape.customerAddress });
export type AddressInput = z.infer<typeof addressInput>;
