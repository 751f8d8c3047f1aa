import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { discardReservations, reserveStock } from "../stock";
import type { OrderDraft } from "./price-order";

/** Reserves what is tracked; 409 `stock_short` names the product and what is left (ruling 6). */
export const reserveStockStep = createStep(
  "reserve-stock",
  async ({ lines }: OrderDraft) => {
    const wanted = lines.flatMap(({ product, lineItemId, quantity }) =>
      product.trackStock && product.inventoryItemId
        ? [{ lineItemId, inventoryItemId: product.inventoryItemId, name: product.name, quantity }]
        : [],
    );
    if (wanted.length === 0) return new StepResponse<string[], string[]>([], []);
    const ids = await reserveStock(shopPool(), wanted);
    return new StepResponse(ids, ids);
  },
  async (ids) => {
    if (ids?.length) await discardReservations(shopPool(), ids);
  },
);
