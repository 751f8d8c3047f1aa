import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import type { Cart } from "../../contract/cart";
import { findCartProducts } from "../../read-models/cart-products";
import { droppedFrom, findKeptLines, type KeptLine, toCart } from "../../read-models/kept-cart";
import { lockKeptCart, writeKeptCart } from "../cart/kept-cart-rows";
import { lastingLines, mergedLines, replacedLines } from "../cart/wanted-lines";
import { combine } from "../pricing/price-lines";

export interface KeepCartInput {
  /** Id of Medusa's Customer. */
  customerId: string;
  items: KeptLine[];
  /** Merges the sent cart with the saved one, instead of replacing it. */
  merge: boolean;
}

/** Saves a cart. Concurrent saves from two devices run one after the other, and the last one wins. */
export const keepCartStep = createStep(
  "keep-cart",
  async ({ customerId, items, merge }: KeepCartInput, { container }) => {
    const sent = [...combine(items)].map(([productId, quantity]) => ({ productId, quantity }));
    const { cart, former } = await inOneTransaction(container, async (transaction) => {
      const { sql } = transaction;
      await lockKeptCart(sql, customerId);
      const kept = await findKeptLines(sql, customerId);
      const mentioned = [...sent, ...kept.lines];
      const products = await findCartProducts(
        sql,
        mentioned.map(({ productId }) => productId),
      );
      const lines = merge ? mergedLines(sent, kept.lines, products) : replacedLines(sent, products);
      const dropped = droppedFrom(merge ? mentioned : sent, products, kept.names);
      const updatedAt = await writeKeptCart(transaction, container.resolve(Modules.CART), {
        customerId,
        lines,
        products,
        lasting: lastingLines(merge ? mentioned : sent, kept.lines, products, lines.length),
      });
      return { cart: toCart(lines, products, dropped, updatedAt), former: kept.lines };
    });
    return new StepResponse<Cart, { customerId: string; former: KeptLine[] }>(cart, { customerId, former });
  },
  async (kept, { container }) => {
    if (!kept) return;
    const { customerId, former: lines } = kept;
    await inOneTransaction(container, async (transaction) => {
      await lockKeptCart(transaction.sql, customerId);
      const products = await findCartProducts(
        transaction.sql,
        lines.map(({ productId }) => productId),
      );
      const lasting = lastingLines(lines, lines, products);
      await writeKeptCart(transaction, container.resolve(Modules.CART), { customerId, lines, products, lasting });
    });
  },
);
