import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { CustomersQuery } from "../../../../contract/admin-order";
import { findCustomers } from "../../../../read-models/customers";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { search } = request.validatedQuery as CustomersQuery;
  sendList(request, response, await findCustomers(shopPool(), search));
}
