import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addOwnerNote } from "../../../../../../http/add-owner-note";
import { findOwnerNotes } from "../../../../../../read-models/owner-notes";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findOwnerNotes(shopPool(), readId(request.params.id)));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  await addOwnerNote(request, response, { account: writeId(request.params.id) });
}
