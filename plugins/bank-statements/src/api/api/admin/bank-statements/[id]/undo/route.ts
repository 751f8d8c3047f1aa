import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { UndoStatementInput } from "../../../../../../contract";
import { undoStatementWorkflow } from "../../../../../../workflows/undo-statement";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const statement = writeId(request.params.id);
  const { after } = request.validatedBody as UndoStatementInput;
  const { number, name } = adminOf(request);
  addLogFields({ statement, by: number });
  const { result } = await undoStatementWorkflow(request.scope).run({
    input: { statement, after, by: { number, name } },
  });
  response.json(result);
}
