import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import type { Cart } from "../../contract/cart";
import { findCartProducts } from "../../read-models/cart-products";
import { droppedFrom, findSavedLines, type SavedLine, toCart } from "../../read-models/saved-cart";
import { lockSavedCart, writeSavedCart } from "../cart/saved-cart-rows";
import { lastingLines, mergedLines, replacedLines } from "../cart/wanted-lines";
import { combine } from "../pricing/price-lines";

export interface SaveCartInput {
  /** Id of Medusa's Customer. */
  customerId: string;
  items: SavedLine[];
  /** Merges the sent cart with the saved one, instead of replacing it. */
  merge: boolean;
}

/** Saves a cart. Concurrent saves from two devices run one after the other, and the last one wins. */
export const saveCartStep = createStep(
  "save-cart",
  async ({ customerId, items, merge }: SaveCartInput, { container }) => {
    const sent = [...combine(items)].map(([productId, quantity]) => ({ productId, quantity }));
    const { cart, former } = await inOneTransaction(container, async (transaction) => {
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
      return { cart: toCart(lines, products, dropped, updatedAt), former: saved.lines };
    });
    return new StepResponse<Cart, { customerId: string; former: SavedLine[] }>(cart, { customerId, former });
  },
  async (saved, { container }) => {
    if (!saved) return;
    const { customerId, former: lines } = saved;
    await inOneTransaction(container, async (transaction) => {
      await lockSavedCart(transaction.sql, customerId);
      const products = await findCartProducts(
        transaction.sql,
        lines.map(({ productId }) => productId),
      );
      const lasting = lastingLines(lines, lines, products);
      await writeSavedCart(transaction, container.resolve(Modules.CART), { customerId, lines, products, lasting });
    });
  },
);
