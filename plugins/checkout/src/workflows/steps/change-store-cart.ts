import type { ICartModuleService, MedusaContainer, UpdateCartDataDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction, type OneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { orderDefaults } from "@zakh/orders/read-models/order-defaults";
import type { StoreCartInput, StoreLineInput } from "../../contract/store-cart";
import { findStoreCart, newStoreCartId, type StoreCart } from "../../read-models/store-cart";
import { addLines, setQuantity } from "../store-cart/cart-lines";
import { priceCart, setShippingMethod } from "../store-cart/price-cart";

/** One change of a cart of `/store`; each part is optional, and without any the cart is priced anew. */
export interface StoreCartChange {
  /** Left out for a new cart. */
  cartId?: string;
  /** Customer and email of whoever is signed in, for a cart that nobody has yet. */
  owner?: { customerId: string; email: string } | null;
  contact?: Omit<StoreCartInput, "items">;
  add?: StoreLineInput[];
  quantity?: { lineId: string; quantity: number };
  shippingOptionId?: string;
  /** Medusa's id of the payment provider that is chosen. */
  providerId?: string;
}

/**
 * Makes or changes a cart of Medusa in one transaction, at the shop's prices. Changes of one cart run one after the
 * other, and never at the same time as its order is placed. Throws 404 `cart_not_found`, 409 `cart_completed`, 400 on
 * the field for another region or shipping option, and what `addLines` throws.
 */
export const changeStoreCartStep = createStep("change-store-cart", async (change: StoreCartChange, { container }) => {
  const defaults = await orderDefaults.value();
  requireOurs("region_id", change.contact?.region_id, defaults.regionId);
  requireOurs("option_id", change.shippingOptionId, defaults.shippingOptionId);
  const carts = container.resolve(Modules.CART);
  const cart = await inOneTransaction(container, async (transaction) => {
    const id = change.cartId ?? (await createCart(transaction, carts, defaults));
    await apply(transaction, container, await lockedCart(transaction.sql, id), change);
    const changed = await openCart(transaction.sql, id);
    await priceCart(transaction, carts, changed);
    return changed;
  });
  return new StepResponse({ id: cart.id, hasCollection: cart.collectionId !== null });
});

async function createCart(
  { use }: OneTransaction,
  carts: ICartModuleService,
  { regionId, salesChannelId }: Awaited<ReturnType<typeof orderDefaults.value>>,
): Promise<string> {
  const cart = {
    id: newStoreCartId(),
    region_id: regionId,
    sales_channel_id: salesChannelId ?? undefined,
    currency_code: "krw",
    metadata: {},
  };
  await use(carts, (service, context) => service.createCarts([cart], context));
  return cart.id;
}

/** Locks the cart until the transaction ends, and gives it another version. */
async function lockedCart(sql: Queryable, id: string): Promise<StoreCart> {
  await sql.query("UPDATE cart SET updated_at = clock_timestamp() WHERE id = $1 AND deleted_at IS NULL", [id]);
  return openCart(sql, id);
}

async function openCart(sql: Queryable, id: string): Promise<StoreCart> {
  const cart = await findStoreCart(sql, id);
  if (!cart) throw new ApiError(404, "cart_not_found");
  if (cart.isCompleted) throw new ApiError(409, "cart_completed");
  return cart;
}

async function apply(
  transaction: OneTransaction,
  container: MedusaContainer,
  cart: StoreCart,
  { owner, contact, add, quantity, shippingOptionId, providerId }: StoreCartChange,
): Promise<void> {
  const carts = container.resolve(Modules.CART);
  const note = contact?.metadata?.delivery_note;
  const metadata = {
    delivery_note: note === undefined ? cart.deliveryNote : note,
    payment_provider: providerId ?? cart.providerId,
  };
  const email = contact?.email ?? cart.email ?? owner?.email;
  const update: UpdateCartDataDTO = {
    metadata,
    ...(email ? { email } : {}),
    ...(owner && cart.customerId === null ? { customer_id: owner.customerId } : {}),
    ...(contact?.shipping_address ? { shipping_address: contact.shipping_address as never } : {}),
    ...(contact?.billing_address ? { billing_address: contact.billing_address as never } : {}),
  };
  await transaction.use(carts, (service, context) => service.updateCarts(cart.id, update, context));
  if (add) await addLines(transaction, carts, cart, add);
  if (quantity) await setQuantity(transaction, carts, cart, quantity);
  if (shippingOptionId) {
    const [option] = await container.resolve(Modules.FULFILLMENT).listShippingOptions({ id: shippingOptionId });
    // Its amount is written when the cart is priced.
    const method = { optionId: shippingOptionId, name: option?.name ?? "", amount: 0 };
    await setShippingMethod(transaction, carts, cart, method);
  }
}

function requireOurs(field: string, sent: string | null | undefined, ours: string | null): void {
  if (sent && sent !== ours) throw new ApiError(400, "validation_failed", { fields: { [field]: "value_invalid" } });
}
