import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import type { MediaDeletionQuery } from "../../../../contract";
import { deleteMediaItemWorkflow } from "../../../../workflows/delete-media-item";

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { confirm } = request.validatedQuery as MediaDeletionQuery;
  const input = { number: writeId(request.params.id), confirmed: confirm === "true" };
  await deleteMediaItemWorkflow(request.scope).run({ input });
  response.status(204).end();
}
