import {
  emailForm,
  line,
  paragraph,
  personName,
  phone,
  publicId,
  required,
  trimInvisible,
  withoutInvisible,
} from "@zakh/kit/contract";
import { z } from "zod";
import { cashReceiptInput } from "./cash-receipt";
import { WEIGHT_REFUNDS } from "./weight";

/** Most lines of one order. */
export const MAX_ORDER_LINES = 100;

/** Most characters of what is asked of whoever brings the goods: couriers print no more. */
export const DELIVERY_NOTE_MAX = 100;

/** Fields of every order, whatever its payment method (spec §5). */
export const orderForm = z.object({
  customerName: personName("customer_name_too_short"),
  customerEmail: z
    .string({ error: "email_invalid" })
    .overwrite((value) => trimInvisible(withoutInvisible(value)))
    .max(254, "too_long")
    .pipe(emailForm("email_invalid")),
  customerPhone: phone,
  customerAddress: required(paragraph(300), "address_too_short", 5),
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

/** The part of a payment method that defines its form. */
export interface MethodOfForm<Asked extends z.ZodRawShape = z.ZodRawShape> {
  code: string;
  /** When false, no address is required. */
  delivers: boolean;
  asks: z.ZodObject<Asked>;
}

/** The checkout form of one payment method: the common fields and the method's own. */
export function checkoutForm<Asked extends z.ZodRawShape>(method: MethodOfForm<Asked>) {
  return formWith(orderForm.shape, method);
}

function formWith<Common extends { customerAddress: z.ZodType }, Asked extends z.ZodRawShape>(
  common: Common,
  { code, delivers, asks }: MethodOfForm<Asked>,
) {
  const address = delivers ? common.customerAddress : paragraph(300).default("");
  return z.object({
    ...common,
    customerAddress: address as Common["customerAddress"],
    ...asks.shape,
    paymentMethod: z.literal(code, { error: "payment_method_required" }),
  });
}

/**
 * The `orderData` of an order (spec §7): validated by the form of the named method, with these common fields. For an
 * unknown method, the first method's form reports the error with all others.
 */
export function formOf<Form = OrderForm>(
  methods: readonly MethodOfForm[],
  common: { customerAddress: z.ZodType } & z.ZodRawShape = orderForm.shape,
) {
  const codes = methods.map(({ code }) => code);
  const [fallback = ""] = codes;
  const forms = methods.map((method) => formWith(common, method));
  const named = z.object({ paymentMethod: z.enum(codes, { error: "payment_method_required" }).default(fallback) });
  const known = (form: unknown) =>
    isObject(form) && !codes.includes(String(form.paymentMethod)) ? { ...form, paymentMethod: fallback } : form;
  const byMethod = z.preprocess(known, z.discriminatedUnion("paymentMethod", forms as [(typeof forms)[number]]));
  return named.and(byMethod) as unknown as z.ZodType<Form>;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A cart line to order; name, price and image are accepted and ignored (ruling 2). */
export const cartItemInput = z.object({
  productId: publicId,
  /** Of the product's unit. */
  quantity: z.number({ error: "quantity_invalid" }).positive("quantity_invalid").max(1000, "quantity_invalid"),
});

/** The lines of an order. */
export const cartItems = z
  .array(cartItemInput, { error: "cart_empty" })
  .min(1, "cart_empty")
  .max(MAX_ORDER_LINES, "cart_too_long");

/** `POST /api/orders` (spec §7). `methods` is called at the first use, when all plugins have registered theirs. */
export function placeOrderInput(methods: () => readonly MethodOfForm[]) {
  return z.object({ orderData: z.lazy(() => formOf(methods())), cartItems });
}
export type PlaceOrderInput = z.infer<ReturnType<typeof placeOrderInput>>;

/** Header that makes a repeated `POST /api/orders` return the first order again (ruling 7). */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
export const IDEMPOTENCY_KEY_MAX = 255;
