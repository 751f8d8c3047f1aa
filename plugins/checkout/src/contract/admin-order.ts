import { newCustomer, user } from "@zakh/accounts/contract";
import { isBlank, list, page, publicId, search, unlessBlank, unlessEmpty } from "@zakh/kit/contract";
import { type OrderForm, orderAddress, orderForm } from "@zakh/orders/contract";
import { z } from "zod";
import { cartItems, formOf, isObject, type MethodOfForm } from "./checkout";
import { placedOrder } from "./placed-order";

/**
 * `GET /api/admin/customers`: part of a name, email, username or phone, a phone in any notation and also that of an
 * earlier order; newest first, in pages with `limit` (ruling 14).
 */
export const customersQuery = z.object({
  search,
  /** Whether those who work for the shop are left out. */
  withoutStaff: unlessEmpty(z.enum(["true"], { error: "value_invalid" })),
  ...page,
});
export type CustomersQuery = z.infer<typeof customersQuery>;

/** A customer to order for, with what the last order was sent to. */
export const customer = user.extend({
  lastOrder: z
    .object({
      id: publicId,
      createdAt: z.iso.datetime(),
      customerName: z.string(),
      customerPhone: z.string(),
      customerAddress: z.string(),
      address: orderAddress,
      /** Empty where the payment method asks for none. */
      transferAccountHolder: z.string(),
    })
    .nullable(),
});
export type Customer = z.infer<typeof customer>;

export const customers = list(customer);

/** As at checkout, but without the customer's credit and address book, and with an email only where there is one. */
const { useCredit: _, rememberAddress: __, ...fields } = orderForm.shape;
const adminOrderFields = { ...fields, customerEmail: unlessBlank(fields.customerEmail) };

/** The order's email is the account's where it is left out. */
export type AdminOrderForm = Omit<OrderForm, "customerEmail" | "useCredit" | "rememberAddress"> & {
  customerEmail?: string;
};

/** The customer makes the transfer unless somebody else is named. */
function withDepositor(form: unknown): unknown {
  if (!isObject(form)) return form;
  const { transferAccountHolder: named, customerName } = form;
  return { ...form, transferAccountHolder: named === undefined || isBlank(named) ? customerName : named };
}

/**
 * `POST /api/admin/orders`: an order for a customer who calls, an existing one or a new one. `methods` is called at the
 * first use, when all plugins have registered theirs.
 */
export function adminOrderInput(methods: () => readonly MethodOfForm[]) {
  return z
    .object({
      userId: publicId.optional(),
      customer: newCustomer.optional(),
      orderData: z.preprocess(
        withDepositor,
        z.lazy(() => formOf<AdminOrderForm>(methods(), adminOrderFields)),
      ),
      cartItems,
    })
    .refine(({ userId, customer }) => (userId === undefined) !== (customer === undefined), {
      path: ["userId"],
      message: "customer_required",
    });
}
export type AdminOrderInput = z.infer<ReturnType<typeof adminOrderInput>>;

/** `GET /api/admin/orders/{id}/message`: how the customer of an order that an admin placed is told of it. */
export const orderMessage = z.object({
  /** Address of the order's page that needs no sign-in and no email. */
  link: z.string(),
  /** What to send to the customer, in their language: where and how much to pay until when, with the link. */
  message: z.string(),
});
export type OrderMessage = z.infer<typeof orderMessage>;

/** Answer of `POST /api/admin/orders`. */
export const adminPlacedOrder = placedOrder.extend({
  userId: publicId,
  ...orderMessage.shape,
});
export type AdminPlacedOrder = z.infer<typeof adminPlacedOrder>;
