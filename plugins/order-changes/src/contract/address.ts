import { orderForm, withAddressText } from "@zakh/orders/contract";
import { z } from "zod";

/** `PUT /api/orders/{id}/address`: the corrected address of a customer's own order, as one text or in parts. */
export const addressInput = z.preprocess(
  withAddressText,
  z.object({ customerAddress: orderForm.shape.customerAddress, address: orderForm.shape.address }),
);
export type AddressInput = z.infer<typeof addressInput>;
