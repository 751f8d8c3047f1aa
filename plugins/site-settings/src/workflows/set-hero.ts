import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { HeroInput } from "../contract";
import { HERO_KEY } from "../read-models/hero";
import { setSiteContentStep } from "./steps/set-site-content";

/** Sets what the home page opens with. Without `imageUrl` the picture stays. */
export const setHeroWorkflow = createWorkflow("set-hero", (input: HeroInput) => {
  const content = transform(input, ({ title, text, imageUrl }) => ({
    key: HERO_KEY,
    title,
    content: text,
    imageUrl,
    active: true,
  }));
  return new WorkflowResponse(setSiteContentStep(content));
});
