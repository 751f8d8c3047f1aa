import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";

/**
 * Only undoes, and stands before the making of products so that it is undone after it: Medusa's own workflow, when it is
 * undone, leaves the options that it made, without a product.
 */
export const undoProductOptionsStep = createStep(
  "undo-product-options",
  async ({ title }: { title: string }) => new StepResponse(undefined, title),
  async (title, { container }) => {
    if (title === undefined) return;
    const { rows } = await shopPool().query<{ id: string }>(
      `SELECT o.id FROM product_option o
       WHERE o.title = $1 AND o.is_exclusive AND o.deleted_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM product_product_option ppo WHERE ppo.product_option_id = o.id)`,
      [title],
    );
    if (rows.length) await container.resolve(Modules.PRODUCT).deleteProductOptions(rows.map(({ id }) => id));
  },
);
