import { MedusaService } from "@medusajs/framework/utils";
import { MissedSearch } from "./models/missed-search";

export class SearchModuleService extends MedusaService({ MissedSearch }) {}
