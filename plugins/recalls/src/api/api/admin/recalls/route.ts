import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { RecallInput } from "../../../../contract";
import { findRecallLot } from "../../../../read-models/recall-lot";
import { recallLotWorkflow } from "../../../../workflows/recall-lot";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number, name } = adminOf(request);
  const input = { ...(request.validatedBody as RecallInput), by: { number, name } };
  addLogFields({ traceNumber: input.traceNumber, by: number });
  await recallLotWorkflow(request.scope).run({ input });
  response.json(await findRecallLot(shopPool(), input.traceNumber));
}
