import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { addOwnerNote } from "../../../../../../http/add-owner-note";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  await addOwnerNote(request, response, { order: writeId(request.params.id) });
}
