import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as beginInMedusa } from "@medusajs/medusa/api/store/payment-collections/[id]/payment-sessions/route";
import { inPlaceOf } from "@zakh/kit/http/medusa-store";
import { prepareStoreSession } from "../../../../../http/store-session";

/** Replaces Medusa's route: a payment of the shop's methods, with what the method asks for and tells. */
export const POST = inPlaceOf(
  beginInMedusa,
  async (request: Parameters<typeof beginInMedusa>[0], response: MedusaResponse) => {
    request.body = await prepareStoreSession(request);
    await beginInMedusa(request, response);
  },
);
