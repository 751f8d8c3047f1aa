import type { MedusaRequest } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { PricesAnswer, PricesInput } from "../contract";
import { changePricesWorkflow } from "../workflows/change-prices";

/** Changes many prices for the signed-in admin, or undoes such a change. */
export async function changePrices(
  request: MedusaRequest,
  change: PricesInput | { undoes: number },
): Promise<PricesAnswer> {
  const { number, name } = adminOf(request);
  const { result } = await changePricesWorkflow(request.scope).run({ input: { ...change, by: { number, name } } });
  addLogFields({ prices: result.count, change_set: result.changeSet, by: number });
  return result;
}
