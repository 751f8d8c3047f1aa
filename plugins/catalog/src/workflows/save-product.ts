import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import type { Product } from "../contract";
import { findStoredProduct } from "../read-models/products";
import { changeProduct } from "./product/change-product";
import { type CreatedProduct, createProducts } from "./product/create-products";
import { emitCreated } from "./product/emit-product-events";
import { findKnownPictures, type ProductSaving, planSaving } from "./product/plan-saving";
import { productKey } from "./product/product-key";
import { changesBetween, recordChanges } from "./product/record-changes";

export type { ProductSaving };

interface Saved {
  number: number;
  /** As it was saved, before anybody else could save it. */
  product: Product | undefined;
  created: CreatedProduct[];
  /** Ids of Medusa's Product. */
  updated: string[];
}

/**
 * Creates or updates a product atomically; changes of one product run one after the other. The rules are applied here,
 * so they hold for every caller: a form, an import or a job. Returns `{ number, product }`, the product's public id and
 * the product as it was saved. Throws the errors of `planSaving`, 409 `stock_below_reserved`, and 409 `conflict` when
 * the product's lock is not free within 8 s.
 */
export const saveProductWorkflow = defineWrite("save-product", async (saving: ProductSaving, { container, emit }) => {
  const known = await findKnownPictures(saving);
  const key = saving.number === undefined ? undefined : productKey(saving.number);
  const { number, product, created, updated } = await inOneTransaction<Saved>(
    container,
    async (transaction) => {
      const stored = async (number: number) => ({
        number,
        product: await findStoredProduct(transaction.sql, number),
      });
      const planned = await planSaving(transaction.sql, saving, known);
      if ("product" in planned) {
        const created = await createProducts(transaction, container, [planned.product]);
        const number = created[0]?.number ?? 0;
        await recordChanges(transaction.sql, saving.by, [
          { product: number, field: "created", from: null, to: planned.product.name },
        ]);
        return { ...(await stored(number)), created, updated: [] };
      }
      const { state, changes } = planned;
      const { product: before } = await stored(state.number);
      await changeProduct(transaction, container, state, changes);
      const saved = await stored(state.number);
      if (before && saved.product) {
        const changed = changesBetween(before, saved.product, changes.stock !== undefined);
        await recordChanges(transaction.sql, saving.by, changed);
      }
      return { ...saved, created: [], updated: [state.productId] };
    },
    { key },
  );
  emitCreated(emit, created);
  emit(
    ProductWorkflowEvents.UPDATED,
    updated.map((id) => ({ id })),
  );
  return { number, product };
});
