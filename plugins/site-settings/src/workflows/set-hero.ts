import { contentTexts, type SinceVersion } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import type { HeroInput } from "../contract";
import { HERO_KEY } from "../read-models/hero";
import { writeSiteContent } from "./set-site-content";

/** Updates the hero. Omitted fields stay unchanged. 409 `changed_meanwhile`. */
export const setHeroWorkflow = defineWrite("set-hero", ({ version, ...given }: SinceVersion<HeroInput>) => {
  const content = contentTexts(["text"]).map(({ name }) => [name.replace("text", "content"), given[name]]);
  return writeSiteContent({
    key: HERO_KEY,
    ...given,
    heroVersion: version,
    ...Object.fromEntries(content),
    active: true,
  });
});
