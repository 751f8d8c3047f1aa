import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import type { LayoutInput } from "../../../../../../contract";
import { findLayoutBy } from "../../../../../../read-models/statement-layouts";
import { tellColumnsWorkflow } from "../../../../../../workflows/change-layout";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const statement = writeId(request.params.id);
  const { columns } = request.validatedBody as LayoutInput;
  const { result } = await tellColumnsWorkflow(request.scope).run({ input: { statement, columns } });
  response.json(await findLayoutBy(shopPool(), result.layout));
}
