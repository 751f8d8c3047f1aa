import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { SavedAddressInput } from "../../../../contract/address-book";
import { customerOf } from "../../../../http/guards";
import { findAddresses } from "../../../../read-models/addresses";
import { saveAddressWorkflow } from "../../../../workflows/address-book/save-address";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findAddresses(shopPool(), customerOf(request).accountId));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { accountId } = customerOf(request);
  const address = request.validatedBody as SavedAddressInput;
  const { result: id } = await saveAddressWorkflow(request.scope).run({ input: { accountId, address } });
  const [saved] = await findAddresses(shopPool(), accountId, id);
  response.status(201).json(saved);
}
