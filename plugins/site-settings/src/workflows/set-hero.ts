import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { HeroInput } from "../contract";
import { HERO_KEY } from "../read-models/hero";
import { setSiteContentStep } from "./steps/set-site-content";

/** Sets what the home page opens with. What is not given stays. */
export const setHeroWorkflow = createWorkflow("set-hero", (input: HeroInput) => {
  const content = transform(input, ({ text, textRu, textEn, ...given }) => ({
    key: HERO_KEY,
    ...given,
    content: text,
    contentRu: textRu,
    contentEn: textEn,
    active: true,
  }));
  return new WorkflowResponse(setSiteContentStep(content));
});
