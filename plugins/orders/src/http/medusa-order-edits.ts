import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { findSaleProducts } from "@zakh/catalog/read-models/sale-products";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findActor } from "../read-models/actor";
import { findOpenEdit } from "../read-models/open-edit";
import { findOrderState, type OrderState } from "../read-models/order-state";
import { findProductsOfVariants } from "../read-models/store-cart";
import { findOffer, requireOpen, requireUnpacked } from "../workflows/change/offers";
import { findGoods } from "../workflows/change/stored-goods";
import { answerOfferWorkflow, followOrderEditWorkflow } from "../workflows/change-order";
import { refusedInDashboard } from "./medusa-dashboard";

type EditRequest = Pick<AuthenticatedMedusaRequest, "scope" | "auth_context">;

/** The least of a new line that Medusa's edit takes, in kilograms. */
const NEW_LINE_MIN = 1;

/**
 * The order that is edited; undefined for one that was not placed in the shop. Throws 409 `order_closed` and `order_packed` for an
 * order whose goods cannot be changed any more.
 */
export async function editedOrder(orderId: string | undefined): Promise<OrderState | undefined> {
  const state = orderId === undefined ? undefined : await findOrderState(shopPool(), { orderId });
  if (!state) return undefined;
  requireOpen(state);
  requireUnpacked(state, await findGoods(shopPool(), state));
  return state;
}

interface EditPath {
  id?: string;
  item_id?: string;
  action_id?: string;
}

/**
 * The same where lines of the edit are changed. Throws 409 `order_edit_gone` for a line or step of another order, and once the
 * customer was asked to agree.
 */
export async function draftedOrder({ id, item_id: itemId, action_id: actionId }: EditPath) {
  const state = await editedOrder(id);
  if (!state) return undefined;
  const edit = await findOpenEdit(shopPool(), state.orderId);
  const { lines } = await findGoods(shopPool(), state);
  const isOwn =
    (itemId === undefined || lines.some(({ lineItemId }) => lineItemId === itemId)) &&
    (actionId === undefined || edit?.actions.some((action) => action.id === actionId));
  if (edit?.status !== "pending" || !isOwn) throw refusedInDashboard("order_edit_gone");
  return state;
}

/** Requests or confirms the edit, in the name of the dashboard's user; returns the order as Medusa previews it afterwards. */
export async function followEdit(
  { scope, auth_context: { actor_id: userId } }: EditRequest,
  { number, orderId }: OrderState,
  { step, tells }: { step: "request" | "confirm"; tells?: boolean },
) {
  const by = await findActor(userId);
  await followOrderEditWorkflow(scope).run({ input: { number, orderId, step, tells, by, userId } });
  return scope.resolve(Modules.ORDER).previewOrderChange(orderId);
}

/** Takes the offer of a requested edit back, and the edit with it; false where there is none. */
export async function withdrawFromDashboard(
  { scope, auth_context: { actor_id: userId } }: EditRequest,
  orderId: string,
): Promise<boolean> {
  const state = await findOrderState(shopPool(), { orderId });
  if (!state || (await findOpenEdit(shopPool(), orderId))?.status !== "requested") return false;
  if (!(await findOffer(shopPool(), state.detailId))) return false;
  const by = await findActor(userId);
  await answerOfferWorkflow(scope).run({ input: { number: state.number, as: "offerWithdrawn", by } });
  return true;
}

interface EditedItem {
  unit_price?: number | null;
  compare_at_unit_price?: number | null;
}

/** The price of a line is the shop's; 409 `order_edit_price`. */
export function refusePrice({ unit_price: price, compare_at_unit_price: compared }: EditedItem): void {
  if (price != null || compared != null) throw refusedInDashboard("order_edit_price");
}

/**
 * Gives new lines the shop's price of a kilogram, which Medusa does not know of products that are priced by another weight. Throws 409
 * `product_unavailable`, `order_edit_known_product` and `order_edit_below_kilogram`.
 */
export async function priceNewItems<Item extends EditedItem & { variant_id: string; quantity: number }>(
  state: OrderState,
  items: readonly Item[],
): Promise<Item[]> {
  const sql = shopPool();
  const known = await findGoods(sql, state);
  const numberOf = await findProductsOfVariants(
    sql,
    items.map(({ variant_id }) => variant_id),
  );
  const products = await findSaleProducts(sql, [...numberOf.values()]);
  return items.map((item) => {
    refusePrice(item);
    const product = products.find(({ number }) => number === numberOf.get(item.variant_id));
    if (!product) throw new ApiError(409, "product_unavailable", { params: { name: item.variant_id } });
    if (known.lines.some(({ productId }) => productId === product.number))
      throw refusedInDashboard("order_edit_known_product");
    if (item.quantity < NEW_LINE_MIN) throw refusedInDashboard("order_edit_below_kilogram");
    return { ...item, unit_price: product.price / product.priceDivisor };
  });
}
