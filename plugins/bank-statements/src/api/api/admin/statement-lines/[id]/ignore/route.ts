import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { answerLine } from "../../../../../../http/answer-line";
import { ignoreLineWorkflow } from "../../../../../../workflows/ignore-line";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const line = writeId(request.params.id);
  const { number, name } = adminOf(request);
  addLogFields({ statement_line: line, by: number });
  await ignoreLineWorkflow(request.scope).run({ input: { line, by: { number, name }, always: false } });
  await answerLine(response, line);
}
