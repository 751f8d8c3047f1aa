import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { writeId } from "@zakh/kit/http/path-id";
import type { NavigationItemChange } from "../../../../contract";
import { answerNavigationItem } from "../../../../http/answer-navigation-item";
import { deleteNavigationItemWorkflow } from "../../../../workflows/delete-navigation-item";
import { updateNavigationItemWorkflow } from "../../../../workflows/update-navigation-item";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const { version, ...change } = request.validatedBody as SinceVersion<NavigationItemChange>;
  await updateNavigationItemWorkflow(request.scope).run({ input: { number, change, version } });
  await answerNavigationItem(response, 200, number);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteNavigationItemWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } });
  response.status(204).end();
}
