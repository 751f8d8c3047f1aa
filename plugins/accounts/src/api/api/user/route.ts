import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "../../../http/guards";
import { toUser } from "../../../read-models/accounts";

/** The current user; 401 is "signed out" (spec §7 Session). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(toUser(customerOf(request)));
}
