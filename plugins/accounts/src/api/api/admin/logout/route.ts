import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { loadSession, signOut } from "@zakh/kit/http/session";

/** Ends the admin's half of the session only (ruling 40). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  await loadSession(request, response);
  await signOut(request, "admin");
  response.status(204).end();
}
