import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { paragraph, phone, publicId, required, trimInvisible, withoutDirections } from "@zakh/kit/contract";
import { z } from "zod";

/** Most lines that one order may hold. */
export const MAX_ORDER_LINES = 100;

/** The name of a person, of at least two characters that can be seen. */
function named(message: string) {
  return required(paragraph(100).overwrite(withoutDirections), message, 2);
}

/** The checkout form and the `orderData` of `POST /api/orders` (spec §5). */
export const checkoutForm = z.object({
  customerName: named("customer_name_too_short"),
  customerEmail: z
    .string({ error: "email_invalid" })
    .overwrite(trimInvisible)
    .max(254, "too_long")
    .pipe(z.email("email_invalid")),
  customerPhone: phone,
  customerAddress: required(paragraph(300), "address_too_short", 5),
  paymentMethod: z.literal(BANK_TRANSFER, { error: "payment_method_required" }),
  /** Id of the chosen bank account, as a string. */
  selectedBankAccount: z.string({ error: "bank_account_required" }).regex(/^[1-9]\d{0,9}$/, "bank_account_required"),
  transferAccountHolder: named("depositor_too_short"),
  /** Whole won; when sent it must equal the server's total (ruling 2). */
  totalAmount: z
    .string({ error: "value_invalid" })
    .regex(/^\d{1,12}(\.0{1,2})?$/, "value_invalid")
    .optional(),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

/** A cart line as it is ordered; name, price and image are accepted and ignored (ruling 2). */
export const cartItemInput = z.object({
  productId: publicId,
  /** Kilograms. */
  quantity: z.number({ error: "quantity_invalid" }).positive("quantity_invalid").max(1000, "quantity_invalid"),
});

/** `POST /api/orders` (spec §7). */
export const placeOrderInput = z.object({
  orderData: checkoutForm,
  cartItems: z.array(cartItemInput, { error: "cart_empty" }).min(1, "cart_empty").max(MAX_ORDER_LINES, "cart_too_long"),
});
export type PlaceOrderInput = z.infer<typeof placeOrderInput>;

/** Header that makes a repeated `POST /api/orders` answer the first order again (ruling 7). */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
export const IDEMPOTENCY_KEY_MAX = 255;
