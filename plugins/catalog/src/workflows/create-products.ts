import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { createProducts } from "./product/create-products";
import { emitCreated } from "./product/emit-product-events";
import type { NewProduct } from "./product/new-product";

export type { NewProduct };

/**
 * Creates products from trusted data, such as the seed's, all or none. Returns `{ number, productId, variantId }` of
 * each, in order. Throws 400 `category_not_found`.
 */
export const createShopProductsWorkflow = defineWrite(
  "create-shop-products",
  async (products: NewProduct[], { container, emit }) => {
    const created = await inOneTransaction(container, (transaction) =>
      createProducts(transaction, container, products),
    );
    emitCreated(emit, created);
    return created;
  },
);
