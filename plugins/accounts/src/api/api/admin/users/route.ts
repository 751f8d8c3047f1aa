import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { UsersQuery } from "../../../../contract";
import { listUsers } from "../../../../read-models/accounts";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const query = request.validatedQuery as UsersQuery;
  const { users, total } = await listUsers(shopPool(), query);
  sendPage(request, response, users, total);
}
