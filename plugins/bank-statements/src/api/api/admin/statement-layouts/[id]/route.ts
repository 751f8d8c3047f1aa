import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import type { LayoutInput } from "../../../../../contract";
import { findLayoutBy } from "../../../../../read-models/statement-layouts";
import { changeLayoutWorkflow } from "../../../../../workflows/change-layout";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const layout = writeId(request.params.id);
  const { columns } = request.validatedBody as LayoutInput;
  await changeLayoutWorkflow(request.scope).run({ input: { layout, columns } });
  response.json(await findLayoutBy(shopPool(), layout));
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const layout = writeId(request.params.id);
  await changeLayoutWorkflow(request.scope).run({ input: { layout, columns: null } });
  response.status(204).end();
}
