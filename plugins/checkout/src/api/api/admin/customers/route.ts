import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { CustomersQuery } from "../../../../contract/admin-order";
import { listCustomers } from "../../../../read-models/customers";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listCustomers(shopPool(), request.validatedQuery as CustomersQuery);
  sendPage(request, response, rows, total);
}
