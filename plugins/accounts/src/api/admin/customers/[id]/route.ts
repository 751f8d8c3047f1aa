import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteCustomerWorkflow } from "../../../../workflows/delete-customer";

/** In place of Medusa's own call: the account of the shop goes with its customer, and its email and username are free. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const id = String(request.params.id);
  await deleteCustomerWorkflow(request.scope).run({ input: { id } });
  response.json({ id, object: "customer", deleted: true });
}
