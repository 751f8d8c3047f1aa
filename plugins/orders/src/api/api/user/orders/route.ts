import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { pageOf, sendPage } from "@zakh/kit/cache/send-list";
import { OWN_LIST_MAX } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { countOrdersOfAccount, findOrdersOfAccount } from "../../../../read-models/orders";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { number } = customerOf(request);
  const [orders, total] = await Promise.all([
    findOrdersOfAccount(shopPool(), number, pageOf(request, OWN_LIST_MAX)),
    countOrdersOfAccount(shopPool(), number),
  ]);
  sendPage(request, response, orders, total);
}
