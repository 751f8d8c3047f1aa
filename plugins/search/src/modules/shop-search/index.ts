import { Module } from "@medusajs/framework/utils";
import { searchRetentionLoader } from "../../registrations/retention";
import { SearchModuleService } from "./service";

/** "search" is Medusa's own. */
export const SEARCH_MODULE = "shopSearch";

export default Module(SEARCH_MODULE, { service: SearchModuleService, loaders: [searchRetentionLoader] });
