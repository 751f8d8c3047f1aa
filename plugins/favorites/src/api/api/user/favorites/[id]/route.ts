import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { writeId } from "@zakh/kit/http/path-id";
import { addFavoriteWorkflow, removeFavoriteWorkflow } from "../../../../../workflows";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  await addFavoriteWorkflow(request.scope).run({ input: favoriteOf(request) });
  response.status(204).end();
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await removeFavoriteWorkflow(request.scope).run({ input: favoriteOf(request) });
  response.status(204).end();
}

function favoriteOf(request: MedusaRequest) {
  return { accountId: customerOf(request).accountId, productNumber: writeId(request.params.id) };
}
