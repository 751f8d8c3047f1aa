import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { filesOf } from "@zakh/kit/http/form";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import type { HeroInput } from "../../../../contract";
import { findHero, hero } from "../../../../read-models/hero";
import { setHeroWorkflow } from "../../../../workflows/set-hero";

/** The hero of the home page, with its fallback (spec §7, ruling 27). */
export const GET = hero.handler;

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as SinceVersion<HeroInput>;
  const [image] = filesOf(request, "image");
  const imageUrl = image ? await savePicture(image) : input.imageUrl;
  await setHeroWorkflow(request.scope).run({ input: { ...input, imageUrl } });
  response.json(await findHero(shopPool()));
}
