import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import type { PoolClient } from "pg";
import {
  CONFIRMED_FIELDS,
  type ConfirmedChanges,
  confirmedText,
  missingOfStore,
  missingReason,
  type StoreDecisionInput,
  type StoreDecisionKind,
} from "../contract";
import { storeDecisionMail } from "../mails/store-decision-mail";
import { findStoreOwners } from "../mails/store-owner";
import { evaluateDecision } from "./evaluate-decision";
import { type LockedStore, lockStore } from "./locked-store";
import { requireIdentity } from "./require-identity";
import { storeRow } from "./store-row";

type Decision = Partial<StoreDecisionInput>;

export interface StoreDecisionRequest extends Decision {
  storeId: number;
  /** The admin; null when the seed decides. */
  by: { number: number; name: string } | null;
}

/**
 * Verifies or unverifies, suspends or reopens a store, or confirms what its owner wants to change; for admins only (rulings 31, 34, 81). Its
 * products follow. Store, record of the decision and mail are written with the store locked: of two concurrent admins, the second decides on the
 * result of the first, and nothing is decided twice. A decision without an effect is not recorded. Throws 404 `store_not_found`, 400 `required` without a reason for one
 * against the owner, 409
 * `store_changed` for what the admin has not seen, `store_without_owner` and `store_identity_missing`.
 */
export const decideOnStoreWorkflow = defineWrite(
  "decide-on-market-store",
  async ({ storeId, by, ...decision }: StoreDecisionRequest) => {
    // Read before the transaction: it uses another connection, which must not be waited for while the row is locked.
    const shop = await findShopContact();
    return inTransaction(shopPool(), async (client) => {
      const before = await lockStore(client, storeId);
      refuseUnseen(before, decision);
      const { kinds, after } = evaluateDecision(before, decision);
      const changes = decision.confirmChanges === undefined ? null : before.requestedChanges;
      const applied = (decision.confirmChanges && changes) || {};
      if (changes) kinds.push(decision.confirmChanges ? "changed" : "change_refused");
      const [owner] = await findStoreOwners(client, [storeId]);
      if (!owner && before.isOwned && (kinds.includes("verified") || kinds.includes("resumed"))) {
        throw new ApiError(409, "store_without_owner");
      }
      const refuses = kinds.includes("suspended") && !before.isVerified;
      const lacks = refuses && owner ? missingReason(missingOfStore(before, before.sellsMeat), owner.language) : "";
      const reason = decision.reason || lacks;
      if (by && reason === "" && kinds.some((kind) => AGAINST.includes(kind)))
        throw new ApiError(400, "required", { fields: { reason: "required" } });
      const opens = kinds.includes("verified") || (kinds.includes("resumed") && after.isVerified);
      if (opens || kinds.includes("changed")) {
        requireIdentity({ ...before, ...applied }, before.sellsMeat, opens ? undefined : before);
      }
      if (kinds.length > 0) {
        await setColumns(client, "market_store", before.id, {
          is_verified: after.isVerified,
          is_active: after.isActive,
          is_suspended: after.isSuspended,
          ...storeRow(applied),
          ...(changes && { requested_changes: null }),
        });
      }
      const told = kinds.map((kind) => ({
        id: generateEntityId(undefined, "mstd"),
        kind,
        changes: isAboutChanges(kind) ? (changes ?? {}) : {},
      }));
      await recordDecisions(client, before, told, reason, by);
      const mails = told.map((each) =>
        by && owner
          ? [
              storeDecisionMail({
                ...each,
                wasVerified: before.isVerified,
                store: applied.name ?? before.name,
                reason,
                owner,
                shop,
              }),
            ]
          : [],
      );
      await insertMails(client, mails.flat());
      return { id: before.id };
    });
  },
);

/** Decisions of which the owner is told why. */
const AGAINST: readonly StoreDecisionKind[] = ["unverified", "suspended", "change_refused"];

/** What no admin has seen is not confirmed. */
function refuseUnseen(before: LockedStore, { confirmChanges, requestedChanges, seen = {} }: Decision): void {
  const asked = before.requestedChanges ?? {};
  const isSeen = requestedChanges
    ? CONFIRMED_FIELDS.every((field) => requestedChanges[field] === asked[field])
    : !(confirmChanges && before.requestedChanges);
  const isCurrent = CONFIRMED_FIELDS.every((field) => seen[field] === undefined || seen[field] === before[field]);
  if ((confirmChanges !== undefined && !isSeen) || !isCurrent) throw new ApiError(409, "store_changed");
}

function isAboutChanges(kind: StoreDecisionKind): boolean {
  return kind === "changed" || kind === "change_refused";
}

interface Told {
  id: string;
  kind: StoreDecisionKind;
  /** What it was about; none for a decision about the store as a whole. */
  changes: ConfirmedChanges;
}

async function recordDecisions(
  client: PoolClient,
  before: LockedStore,
  told: readonly Told[],
  reason: string,
  by: StoreDecisionRequest["by"],
): Promise<void> {
  const reasons = told.map(({ changes }) => {
    const lines = CONFIRMED_FIELDS.flatMap((field) =>
      changes[field] === undefined ? [] : `${confirmedText(before[field])} → ${confirmedText(changes[field])}`,
    );
    return [...lines, ...(reason ? [reason] : [])].join("\n");
  });
  await client.query(
    `INSERT INTO market_store_decision (id, market_store_id, kind, reason, account_number, account_name)
     SELECT id, $4, kind, reason, $5, $6 FROM unnest($1::text[], $2::text[], $3::text[]) AS decision(id, kind, reason)`,
    [told.map(({ id }) => id), told.map(({ kind }) => kind), reasons, before.id, by?.number ?? null, by?.name ?? null],
  );
}
