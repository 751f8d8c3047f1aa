import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { SettleInput } from "../../../../../../contract";
import { answerLine } from "../../../../../../http/answer-line";
import { settleLineWorkflow } from "../../../../../../workflows/settle-line";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const line = writeId(request.params.id);
  const { number, name } = adminOf(request);
  const { orderIds, as } = request.validatedBody as SettleInput;
  addLogFields({ statement_line: line, orders: orderIds.join(), by: number });
  await settleLineWorkflow(request.scope).run({ input: { line, orders: orderIds, as, by: { number, name } } });
  await answerLine(response, line);
}
