import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StoreNoteInput } from "../../../../../../../contract";
import { changePart } from "../../../../../../../http/worked-order";
import { writeNoteWorkflow } from "../../../../../../../workflows/write-note";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { text } = request.validatedBody as StoreNoteInput;
  await changePart(
    request,
    response,
    (part) => writeNoteWorkflow(request.scope).run({ input: { ...part, text, isByStore: true } }),
    201,
  );
}
