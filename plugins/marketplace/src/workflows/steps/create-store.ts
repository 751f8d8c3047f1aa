import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MARKETPLACE_MODULE } from "../../modules/marketplace";
import type { MarketplaceModuleService } from "../../modules/marketplace/service";
import type { NewStore } from "../create-store";

/** Writes the store unverified: verifying is a step of its own that only an admin's call runs (ruling 31). */
export const createStoreStep = createStep(
  "create-store",
  async (input: NewStore, { container }) => {
    const marketplace = container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE);
    const { id, number } = await marketplace.createMarketStores({
      name: input.name,
      description: input.description,
      logo_url: input.logoUrl,
      cover_image_url: input.coverImageUrl,
      address: input.address,
      phone: input.phone,
      email: input.email,
      opening_hours: (input.openingHours ?? {}) as Record<string, unknown>,
      category_number: input.categoryId,
      user_number: input.userId ?? null,
      is_active: input.isActive,
    });
    return new StepResponse({ id, number }, id);
  },
  async (id, { container }) => {
    if (id) await container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE).deleteMarketStores(id);
  },
);
