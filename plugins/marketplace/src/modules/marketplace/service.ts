import { MedusaService } from "@medusajs/framework/utils";
import { MarketStore } from "./models/market-store";
import { ServiceCategory } from "./models/service-category";

export class MarketplaceModuleService extends MedusaService({ MarketStore, ServiceCategory }) {}
