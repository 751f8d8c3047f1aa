import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { HeroSetting } from "../contract";
import { HERO_KEY } from "../read-models/hero";
import { setSiteContentStep } from "./steps/set-site-content";

/** Sets what the home page opens with. */
export const setHeroWorkflow = createWorkflow("set-hero", (input: HeroSetting) => {
  const content = transform(input, ({ title, text, imageUrl }) => ({ key: HERO_KEY, title, content: text, imageUrl }));
  return new WorkflowResponse(setSiteContentStep(content));
});
