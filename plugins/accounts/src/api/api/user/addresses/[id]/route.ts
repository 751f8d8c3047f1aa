import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { writeId } from "@zakh/kit/http/path-id";
import type { SavedAddressInput } from "../../../../../contract/address-book";
import { customerOf } from "../../../../../http/guards";
import { findAddresses } from "../../../../../read-models/addresses";
import { deleteAddressWorkflow } from "../../../../../workflows/address-book/delete-address";
import { saveAddressWorkflow } from "../../../../../workflows/address-book/save-address";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { accountId } = customerOf(request);
  const id = writeId(request.params.id);
  const address = request.validatedBody as SavedAddressInput;
  await saveAddressWorkflow(request.scope).run({ input: { accountId, id, address } });
  const [saved] = await findAddresses(shopPool(), accountId, id);
  // It was deleted on another device since.
  if (!saved) throw new ApiError(404, "address_not_found");
  response.json(saved);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { accountId } = customerOf(request);
  await deleteAddressWorkflow(request.scope).run({ input: { accountId, id: writeId(request.params.id) } });
  response.status(204).end();
}
