import { Module } from "@medusajs/framework/utils";
import { registrations } from "../../registrations";
import { CatalogModuleService } from "./service";

export const CATALOG_MODULE = "catalog";

export default Module(CATALOG_MODULE, {
  service: CatalogModuleService,
  loaders: [registrations],
});
