import { MedusaService } from "@medusajs/framework/utils";
import { CategoryDetail } from "./models/category-detail";
import { ProductDetail } from "./models/product-detail";

/** Stores the shop's data of products and categories. */
export class CatalogModuleService extends MedusaService({ ProductDetail, CategoryDetail }) {}
