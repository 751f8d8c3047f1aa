import { agreedVersions } from "@zakh/accounts/contract";
import { paragraph, publicId } from "@zakh/kit/contract";
import { MAX_ORDER_LINES, type OrderForm, orderForm, withAddressText } from "@zakh/orders/contract";
import { z } from "zod";

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

interface AddressFields {
  customerAddress: z.ZodType;
  address: z.ZodType;
}

function formWith<Common extends AddressFields, Asked extends z.ZodRawShape>(
  common: Common,
  { code, delivers, asks }: MethodOfForm<Asked>,
) {
  const customerAddress = delivers ? common.customerAddress : paragraph(300).default("");
  const address = delivers ? common.address : z.unknown().transform(() => null);
  return z.object({
    ...common,
    customerAddress: customerAddress as Common["customerAddress"],
    address: address as Common["address"],
    ...asks.shape,
    paymentMethod: z.literal(code, { error: "payment_method_required" }),
  });
}

/**
 * The `orderData` of an order (spec §7): validated by the form of the named method, with these common fields. For an
 * unknown method, the first method's form reports the error with all others. An address in parts is also that in one text.
 */
export function formOf<Form = OrderForm>(
  methods: readonly MethodOfForm[],
  common: AddressFields & z.ZodRawShape = orderForm.shape,
) {
  const codes = methods.map(({ code }) => code);
  const [fallback = ""] = codes;
  const forms = methods.map((method) => formWith(common, method));
  const named = z.object({ paymentMethod: z.enum(codes, { error: "payment_method_required" }).default(fallback) });
  const known = (form: unknown) =>
    isObject(form) && !codes.includes(String(form.paymentMethod)) ? { ...form, paymentMethod: fallback } : form;
  const byMethod = z.preprocess(
    (form) => withAddressText(known(form)),
    z.discriminatedUnion("paymentMethod", forms as [(typeof forms)[number]]),
  );
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

/** What the customer agrees to with an order: versions, and the sentence about fresh goods. Other clients may leave it out. */
export const agreedWithOrder = agreedVersions.extend({
  freshGoods: z.boolean({ error: "value_invalid" }).nullish(),
});
export type AgreedWithOrder = z.infer<typeof agreedWithOrder>;

export type PlacedForm = OrderForm & { agreed?: AgreedWithOrder | null };

const placedFields = { ...orderForm.shape, agreed: agreedWithOrder.nullish() };

/** `POST /api/orders` (spec §7). `methods` is called at the first use, when all plugins have registered theirs. */
export function placeOrderInput(methods: () => readonly MethodOfForm[]) {
  return z.object({ orderData: z.lazy(() => formOf<PlacedForm>(methods(), placedFields)), cartItems });
}
export type PlaceOrderInput = z.infer<ReturnType<typeof placeOrderInput>>;
