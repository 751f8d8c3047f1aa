import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addLogFields } from "@zakh/kit/log/request-context";
import { readParcelsForm } from "../../../../../../http/read-parcels";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const read = await readParcelsForm(request);
  addLogFields({ parcels: read.parcels.length, unclear: read.unclear.length });
  response.json(read);
}
