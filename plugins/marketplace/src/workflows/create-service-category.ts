import { defineWrite } from "@zakh/kit/database/define-write";
import type { ServiceCategoryInput } from "../contract";
import { MARKETPLACE_MODULE } from "../modules/marketplace";
import type { MarketplaceModuleService } from "../modules/marketplace/service";
import { serviceCategoryRow } from "./service-category-row";
import { refuseTakenSlug } from "./slug-choice";

/** A service category to create (spec §3 service_categories). */
export type NewServiceCategory = Pick<ServiceCategoryInput, "name" | "slug"> & Partial<ServiceCategoryInput>;

/** Creates a service category. Returns `{ id, number }`. Throws 409 `slug_taken`. */
export const createServiceCategoryWorkflow = defineWrite(
  "create-service-category",
  async (given: NewServiceCategory, { container }) => {
    const marketplace = container.resolve<MarketplaceModuleService>(MARKETPLACE_MODULE);
    await refuseTakenSlug(given.slug);
    try {
      const { id, number } = await marketplace.createServiceCategories(serviceCategoryRow(given));
      return { id, number };
    } catch (error) {
      await refuseTakenSlug(given.slug);
      throw error;
    }
  },
);
