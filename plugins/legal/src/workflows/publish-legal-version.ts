import { generateEntityId } from "@medusajs/framework/utils";
import { type SinceVersions, seoulDay } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { LegalKind, LegalVersionInput } from "../contract";
import { findAdminLegal } from "../read-models/admin-legal";
import { lockKind } from "./lock-kind";
import { mergedTexts } from "./save-legal-draft";

interface PublishLegalVersion extends Pick<LegalVersionInput, "texts" | "validFrom"> {
  kind: LegalKind;
  /** Public id of the owner's account. */
  publishedBy: number;
  version?: SinceVersions;
}

/**
 * Adds a version that the owner has confirmed, and drops the draft. It holds from today or a later day on; one that does not hold yet is
 * replaced, one that has held stays as it is for good. Throws 400 `legal_day_past`, 409 `changed_meanwhile`.
 */
export const publishLegalVersionWorkflow = defineWrite(
  "publish-legal-version",
  ({ kind, texts, validFrom, publishedBy, version }: PublishLegalVersion) =>
    inTransaction(shopPool(), async (sql) => {
      await lockKind(sql, kind);
      const today = seoulDay(new Date());
      if (validFrom < today) {
        throw new ApiError(400, "legal_day_past", { fields: { validFrom: "legal_day_past" } });
      }
      const present = await findAdminLegal(sql, kind);
      await refuseChanged(version, async () => present);
      await sql.query(
        "DELETE FROM legal_version WHERE kind = $1 AND (published_at IS NULL OR in_force_at IS NULL AND $2)",
        [kind, validFrom > today],
      );
      await sql.query(
        `INSERT INTO legal_version (id, kind, texts, valid_from, published_at, published_by, in_force_at)
         VALUES ($1, $2, $3, $4, now(), $5, CASE WHEN $4 <= $6 THEN now() END)`,
        [
          generateEntityId(undefined, "legv"),
          kind,
          JSON.stringify(mergedTexts(present.texts, texts)),
          validFrom,
          publishedBy,
          today,
        ],
      );
    }),
);
