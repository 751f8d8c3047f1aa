import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import type { SetSiteContentInput } from "../set-site-content";
import { putBackSiteContent, writeSiteContent } from "../site-content-writes";

/** Creates or updates one piece of content. */
export const setSiteContentStep = createStep(
  "set-site-content",
  async ({ key, version, ...input }: SetSiteContentInput) => {
    const former = await writeSiteContent(shopPool(), key, input, version);
    return new StepResponse({ key }, { key, former });
  },
  async (written) => {
    if (written) await putBackSiteContent(shopPool(), written.key, written.former);
  },
);
