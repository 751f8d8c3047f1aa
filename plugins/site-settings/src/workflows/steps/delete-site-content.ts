import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { hideSiteContent, unhideSiteContent } from "../site-content-writes";

/** Hides the piece of content with this key. */
export const deleteSiteContentStep = createStep(
  "delete-site-content",
  async ({ key }: { key: string }) => {
    const id = await hideSiteContent(shopPool(), key);
    return new StepResponse({ key }, id);
  },
  async (id) => {
    if (id) await unhideSiteContent(shopPool(), id);
  },
);
