import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { UsersQuery } from "../../../../contract";
import { listUsers } from "../../../../read-models/accounts";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const query = request.validatedQuery as UsersQuery;
  const { users, total } = await listUsers(shopPool(), query);
  if (query.limit !== undefined) response.set(TOTAL_COUNT_HEADER, String(total));
  response.json(users);
}
