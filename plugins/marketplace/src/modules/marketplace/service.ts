import { MedusaService } from "@medusajs/framework/utils";
import { MarketStore } from "./models/market-store";
import { MarketStoreDecision } from "./models/market-store-decision";
import { ServiceCategory } from "./models/service-category";
import { StoreOrderNote } from "./models/store-order-note";
import { StoreOrderStep } from "./models/store-order-step";

export class MarketplaceModuleService extends MedusaService({
  MarketStore,
  MarketStoreDecision,
  ServiceCategory,
  StoreOrderNote,
  StoreOrderStep,
}) {}
