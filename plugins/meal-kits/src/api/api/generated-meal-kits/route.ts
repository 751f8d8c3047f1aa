import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { findGeneratedMealKits } from "../../../read-models/generated-meal-kits";

/** The customer's own kits (spec §7 Orders). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findGeneratedMealKits(shopPool(), customerOf(request).number));
}
