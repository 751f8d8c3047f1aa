import { MedusaService } from "@medusajs/framework/utils";
import { CategoryDetail } from "./models/category-detail";
import { ProductDetail } from "./models/product-detail";

/** Keeps what the shop adds to products and categories. */
export class CatalogModuleService extends MedusaService({ ProductDetail, CategoryDetail }) {}
