import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MARKETPLACE_MODULE } from "../../modules/marketplace";
import type { MarketplaceModuleService } from "../../modules/marketplace/service";

export const setStoreVerifiedStep = createStep(
  "set-store-verified",
  async ({ id, isVerified }: { id: string; isVerified: boolean }, { container }) => {
    const marketplace = container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE);
    const before = await marketplace.retrieveMarketStore(id, { select: ["id", "is_verified"] });
    await marketplace.updateMarketStores({ id, is_verified: isVerified });
    return new StepResponse({ id }, { id, is_verified: before.is_verified });
  },
  async (before, { container }) => {
    if (before) await container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE).updateMarketStores(before);
  },
);
