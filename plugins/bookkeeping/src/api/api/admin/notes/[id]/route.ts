import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { deleteOwnerNoteWorkflow } from "../../../../../workflows/owner-notes";

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteOwnerNoteWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } });
  response.status(204).end();
}
