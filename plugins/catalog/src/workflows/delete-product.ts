import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { deleteProduct, type ProductDeletion } from "./product/delete-product";
import { productKey } from "./product/product-key";
import { type ProductActor, recordChanges } from "./product/record-changes";

/** The product to delete, and who does, for its history. */
export type RecordedDeletion = ProductDeletion & { by?: ProductActor };

/**
 * Hides a product by its public id, with all its own records, atomically; orders that contain it stay readable (ruling
 * 23). Returns the id of Medusa's Product. Throws 404 `product_not_found`, and 409 `conflict` when the product's lock
 * is not free within 8 s.
 */
export const deleteProductWorkflow = defineWrite(
  "delete-shop-product",
  async (deletion: RecordedDeletion, { container, emit }) => {
    const productId = await inOneTransaction(
      container,
      async (transaction) => {
        const { id, name } = await deleteProduct(transaction, container, deletion);
        await recordChanges(transaction.sql, deletion.by, [
          { product: deletion.number, field: "deleted", from: name, to: null },
        ]);
        return id;
      },
      { key: productKey(deletion.number) },
    );
    emit(ProductWorkflowEvents.DELETED, { id: productId });
    return productId;
  },
);
