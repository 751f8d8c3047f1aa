import { StatusBadge } from "@medusajs/ui";
import type { AdminStore } from "@zakh/marketplace/contract";
import { useTexts } from "../../i18n/text";
import { TASKS } from "./standing";

/** Whether a store is verified, or was refused, and whether a verified one is open, closed by its owner, or suspended by an admin. */
export function StoreBadges({ store }: { store: AdminStore }) {
  const { t } = useTexts();
  const { isVerified, isActive, isSuspended, requestedChanges, missing } = store;
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge color={isVerified ? "green" : isSuspended ? "red" : "orange"} className="whitespace-nowrap">
        {t(isVerified ? "stores.verified" : isSuspended ? "stores.standing.refused" : "stores.standing.waiting")}
      </StatusBadge>
      {/* A store that was never verified is not public: neither "active" nor "inactive" nor "suspended" says anything. */}
      {isVerified && (
        <StatusBadge color={isSuspended ? "red" : isActive ? "green" : "grey"} className="whitespace-nowrap">
          {t(isSuspended ? "stores.standing.suspended" : isActive ? "active" : "inactive")}
        </StatusBadge>
      )}
      {requestedChanges && (
        <StatusBadge color="orange" className="whitespace-nowrap">
          {t(TASKS.changes)}
        </StatusBadge>
      )}
      {missing.length > 0 && (
        <StatusBadge color="orange" className="whitespace-nowrap">
          {t(TASKS.missing)}
        </StatusBadge>
      )}
    </span>
  );
}
