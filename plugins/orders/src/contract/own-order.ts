import { z } from "zod";
import { orderForm } from "./checkout";

/** `PUT /api/orders/{id}/address`: the corrected address of a customer's own order. */
export const addressInput = z.object({ customerAddress: orderForm.shape.customerAddress });
export type AddressInput = z.infer<typeof addressInput>;
