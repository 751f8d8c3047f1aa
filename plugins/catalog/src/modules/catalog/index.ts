import { Module } from "@medusajs/framework/utils";
import { accountClosingLoader } from "../../registrations/account-closing";
import { accountMergingLoader } from "../../registrations/account-merging";
import { catalogDataLoader } from "../../registrations/personal-data";
import { pictureUsesLoader } from "../../registrations/picture-uses";
import { catalogRetentionLoader } from "../../registrations/retention";
import { catalogTasksLoader } from "../../registrations/tasks";
import { CatalogModuleService } from "./service";

export const CATALOG_MODULE = "catalog";

export default Module(CATALOG_MODULE, {
  service: CatalogModuleService,
  loaders: [
    accountClosingLoader,
    accountMergingLoader,
    pictureUsesLoader,
    catalogTasksLoader,
    catalogRetentionLoader,
    catalogDataLoader,
  ],
});
