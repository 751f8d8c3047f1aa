import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { combine } from "@zakh/orders/workflows/pricing/price-lines";
import type { Cart } from "../contract/cart";
import { findCartProducts } from "../read-models/cart-products";
import { droppedFrom, findSavedLines, type SavedLine, toCart } from "../read-models/saved-cart";
import { lockSavedCart, writeSavedCart } from "./cart/saved-cart-rows";
import { lastingLines, mergedLines, replacedLines } from "./cart/wanted-lines";

export interface SaveCartInput {
  customerId: string;
  items: SavedLine[];
  /** Merges the sent cart with the saved one, instead of replacing it. */
  merge: boolean;
}

/**
 * Saves a signed-in customer's cart in Medusa's Cart module, and returns it with current data. Concurrent saves from two devices run
 * one after the other, and the last one wins.
 */
export const saveCartWorkflow = defineWrite("save-cart", (input: SaveCartInput, { container }) =>
  inOneTransaction(container, (transaction) => saveCartIn(transaction, container, input)),
);

/** The same as a part of a transaction. */
export async function saveCartIn(
  transaction: OneTransaction,
  container: MedusaContainer,
  { customerId, items, merge }: SaveCartInput,
): Promise<Cart> {
  const sent = [...combine(items)].map(([productId, quantity]) => ({ productId, quantity }));
  const { sql } = transaction;
  await lockSavedCart(sql, customerId);
  const saved = await findSavedLines(sql, customerId);
  const mentioned = [...sent, ...saved.lines];
  const products = await findCartProducts(
    sql,
    mentioned.map(({ productId }) => productId),
  );
  const lines = merge ? mergedLines(sent, saved.lines, products) : replacedLines(sent, products);
  const dropped = droppedFrom(merge ? mentioned : sent, products, saved.names);
  const updatedAt = await writeSavedCart(transaction, container.resolve(Modules.CART), {
    customerId,
    lines,
    products,
    lasting: lastingLines(merge ? mentioned : sent, saved.lines, products, lines.length),
  });
  return toCart(lines, products, dropped, updatedAt);
}
