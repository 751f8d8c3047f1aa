import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { OwnerNoteInput } from "../contract/customer-page";
import { findOwnerNotes } from "../read-models/owner-notes";
import { addOwnerNoteWorkflow, type NoteInput } from "../workflows/owner-notes";

/** Notes something for the staff, and answers all notes about the customer. */
export async function addOwnerNote(
  request: MedusaRequest,
  response: MedusaResponse,
  about: NoteInput["about"],
): Promise<void> {
  const { text } = request.validatedBody as OwnerNoteInput;
  const { number, name, username } = adminOf(request);
  addLogFields({ by: number });
  const { result } = await addOwnerNoteWorkflow(request.scope).run({ input: { about, text, by: name || username } });
  response.status(201).json(await findOwnerNotes(shopPool(), result));
}
