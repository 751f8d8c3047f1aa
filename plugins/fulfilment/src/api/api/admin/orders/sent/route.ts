import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { SentManyInput } from "../../../../../contract/parcels";
import { sendParcels } from "../../../../../http/send-parcels";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as SentManyInput;
  const results = await sendParcels(request, input);
  addLogFields({ parcels: results.length, sent: results.filter(({ outcome }) => outcome === "sent").length });
  response.json({ results });
}
