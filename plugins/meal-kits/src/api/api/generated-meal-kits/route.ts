import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { pageOf, sendPage } from "@zakh/kit/cache/send-list";
import { OWN_LIST_MAX } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { countGeneratedMealKits, findGeneratedMealKits } from "../../../read-models/generated-meal-kits";

/** The customer's own kits (spec §7 Orders). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { number } = customerOf(request);
  const [kits, total] = await Promise.all([
    findGeneratedMealKits(shopPool(), number, pageOf(request, OWN_LIST_MAX)),
    countGeneratedMealKits(shopPool(), number),
  ]);
  sendPage(request, response, kits, total);
}
