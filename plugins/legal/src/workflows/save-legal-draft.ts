import { generateEntityId } from "@medusajs/framework/utils";
import type { SinceVersions } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { refuseChanged } from "@zakh/kit/http/version";
import type { LegalDraftInput, LegalKind, LegalTexts } from "../contract";
import { findAdminLegal } from "../read-models/admin-legal";
import { lockKind } from "./lock-kind";

interface SaveLegalDraft extends LegalDraftInput {
  kind: LegalKind;
  version?: SinceVersions;
}

/** Keeps texts as the draft of a kind, which nobody but owners reads. Texts that are left out stay. Throws 409 `changed_meanwhile`. */
export const saveLegalDraftWorkflow = defineWrite("save-legal-draft", ({ kind, texts, version }: SaveLegalDraft) =>
  inTransaction(shopPool(), async (sql) => {
    await lockKind(sql, kind);
    const present = await findAdminLegal(sql, kind);
    await refuseChanged(version, async () => present);
    await sql.query(
      `INSERT INTO legal_version (id, kind, texts) VALUES ($1, $2, $3)
       ON CONFLICT (kind) WHERE published_at IS NULL AND deleted_at IS NULL DO UPDATE SET texts = $3, updated_at = now()`,
      [generateEntityId(undefined, "legv"), kind, JSON.stringify(mergedTexts(present.texts, texts))],
    );
  }),
);

/** The texts with those that were sent. */
export function mergedTexts(present: LegalTexts, sent: LegalDraftInput["texts"]): LegalTexts {
  const given = Object.entries(sent).filter(([, text]) => typeof text === "string");
  return { ...present, ...Object.fromEntries(given) };
}
