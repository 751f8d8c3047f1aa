import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { signInAtMedusa } from "../../../../http/medusa-sign-in";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await signInAtMedusa(request, response);
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  await signInAtMedusa(request, response);
}
