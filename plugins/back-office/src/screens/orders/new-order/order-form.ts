import { addressParts, email, line, NO_ADDRESS, phone, trimInvisible } from "@zakh/kit/contract";
import { orderForm } from "@zakh/orders/contract";
import { z } from "zod";

/** What is typed of an order; the name and the phone are a new customer's, too. */
export const orderFields = z.object({
  customerName: orderForm.shape.customerName,
  customerPhone: phone,
  /** Only of a new customer. */
  email: z
    .string()
    .overwrite(trimInvisible)
    .refine((value) => value === "" || email.safeParse(value).success, "email_invalid"),
  // Without defaults: the form has a value of each.
  postcode: addressParts.shape.postcode.unwrap(),
  roadAddress: addressParts.shape.roadAddress,
  building: addressParts.shape.building.unwrap(),
  doorCode: addressParts.shape.doorCode.unwrap(),
  deliveryNote: orderForm.shape.deliveryNote.unwrap(),
  transferAccountHolder: line(100),
});
export type OrderValues = z.infer<typeof orderFields>;

/** The same for a method without a delivery. */
export const pickupFields = orderFields.extend({ roadAddress: z.string() });

export const NO_VALUES: OrderValues = {
  customerName: "",
  customerPhone: "",
  email: "",
  ...NO_ADDRESS,
  deliveryNote: "",
  transferAccountHolder: "",
};

/** The fields of the call, by those of the form: what the server refuses stands where it was typed. */
export const FIELD_NAMES = {
  "customer.name": "customerName",
  "customer.phone": "customerPhone",
  "customer.email": "email",
  "orderData.customerName": "customerName",
  "orderData.customerPhone": "customerPhone",
  "orderData.address.postcode": "postcode",
  "orderData.address.roadAddress": "roadAddress",
  "orderData.address.building": "building",
  "orderData.address.doorCode": "doorCode",
  "orderData.deliveryNote": "deliveryNote",
  "orderData.transferAccountHolder": "transferAccountHolder",
} as const satisfies Record<string, keyof OrderValues>;
