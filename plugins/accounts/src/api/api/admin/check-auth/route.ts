import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AdminAuthAnswer } from "../../../../contract";
import { findAdmin } from "../../../../http/guards";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const answer: AdminAuthAnswer = { authenticated: findAdmin(request) !== undefined };
  response.json(answer);
}
