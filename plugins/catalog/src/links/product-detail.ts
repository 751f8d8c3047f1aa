import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import CatalogModule from "../modules/catalog";

/** Deleting the product also hides its detail (ruling 23). */
export default defineLink(
  ProductModule.linkable.product,
  { linkable: CatalogModule.linkable.productDetail, deleteCascade: true },
  { database: { table: "product_product_detail" } },
);
