import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import CatalogModule from "../modules/catalog";

/** Deleting the category also hides its detail (ruling 23). */
export default defineLink(
  ProductModule.linkable.productCategory,
  { linkable: CatalogModule.linkable.categoryDetail, deleteCascade: true },
  { database: { table: "product_category_category_detail" } },
);
