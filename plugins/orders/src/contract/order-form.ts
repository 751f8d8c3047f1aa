import {
  addressParts,
  DELIVERY_NOTE_MAX,
  emailForm,
  line,
  paragraph,
  personName,
  phone,
  required,
  trimInvisible,
  withoutInvisible,
} from "@zakh/kit/contract";
import { z } from "zod";
import { cashReceiptInput } from "./cash-receipt";
import { WEIGHT_REFUNDS } from "./weight";

export const MAX_ORDER_LINES = 100;

/** Fields of every order, whatever its payment method (spec §5). */
export const orderForm = z.object({
  customerName: personName("customer_name_too_short"),
  customerEmail: z
    .string({ error: "email_invalid" })
    .overwrite((value) => trimInvisible(withoutInvisible(value)))
    .max(254, "too_long")
    .pipe(emailForm("email_invalid")),
  customerPhone: phone,
  /** Enough by itself; made of `address` where that is sent (`withAddressText`). */
  customerAddress: required(paragraph(300), "address_too_short", 5),
  /** The same address in parts, with the code of the door, which `customerAddress` never has. */
  address: addressParts.nullish(),
  /** Whether it goes into the customer's address book. */
  rememberAddress: z.boolean({ error: "value_invalid" }).optional(),
  /** What whoever brings the goods is asked for, in one line. */
  deliveryNote: line(DELIVERY_NOTE_MAX).optional(),
  /** Whom a cash receipt is for; null or left out when the customer asks for none. */
  cashReceipt: cashReceiptInput.nullish(),
  /** Whole won; when sent it must equal the server's total before a transfer discount (rulings 2, 47). */
  totalAmount: z
    .string({ error: "value_invalid" })
    .regex(/^\d{1,12}(\.0{1,2})?$/, "value_invalid")
    .optional(),
  /** Whole won of the customer's credit to pay with; at most the order's total is used. */
  useCredit: z
    .number({ error: "value_invalid" })
    .int("value_invalid")
    .min(1, "value_invalid")
    .max(99_999_999, "value_invalid")
    .optional(),
  /** What is to become of the money for goods that are packed lighter (ruling 50). */
  weightRefund: z.enum(WEIGHT_REFUNDS, { error: "value_invalid" }).optional(),
});

/** A checkout form for any payment method; additional fields are parsed by the method. */
export type OrderForm = z.infer<typeof orderForm> & { paymentMethod: string };
