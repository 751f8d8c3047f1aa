import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { SinceVersion } from "@zakh/kit/contract";
import type { HeroInput } from "../contract";
import { HERO_KEY } from "../read-models/hero";
import { setSiteContentStep } from "./steps/set-site-content";

/** Updates the hero. Omitted fields stay unchanged. 409 `changed_meanwhile`. */
export const setHeroWorkflow = createWorkflow("set-hero", (input: SinceVersion<HeroInput>) => {
  const content = transform(input, ({ text, textRu, textEn, version, ...given }) => ({
    key: HERO_KEY,
    ...given,
    content: text,
    contentRu: textRu,
    contentEn: textEn,
    active: true,
    version,
  }));
  return new WorkflowResponse(setSiteContentStep(content));
});
