import type { ProductChangeSet } from "@zakh/catalog/contract";
import { useState } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { ActionButton } from "../../ui/action-button";
import { useChangeText } from "./change-text";
import { useUndoPricesWithToast } from "./use-prices-toast";

/** Changes that are shown before "all of them" is pressed: a change of many may have hundreds. */
const FIRST_CHANGES = 5;

type Change = ProductChangeSet["changes"][number];

/** One saving: who, when, each changed field with its old and new value, and the undo of a change of prices. */
export function HistorySet({ set, namesProducts }: { set: ProductChangeSet; namesProducts: boolean }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const { undo, undoing } = useUndoPricesWithToast();
  const { changes } = set;
  // Of one product only its own rows are shown, while the undo sets back all of them.
  const isPrices = namesProducts && changes.length > 0 && changes.every(({ field }) => field === "price");
  return (
    <li className="flex flex-col gap-y-2 py-3">
      <p className="text-ui-fg-subtle break-words text-sm tabular-nums">
        {[dateTime(set.createdAt), set.changedBy].filter(Boolean).join(" · ")}
      </p>
      <ul className="flex flex-col gap-y-1">
        {(all ? changes : changes.slice(0, FIRST_CHANGES)).map((change) => (
          <ChangeLine key={`${change.productId} ${change.field}`} change={change} namesProduct={namesProducts} />
        ))}
      </ul>
      <span className="flex flex-wrap gap-2 empty:hidden">
        {!all && changes.length > FIRST_CHANGES && (
          <ActionButton busy={false} onPress={() => setAll(true)}>
            {t("history.all", { count: changes.length })}
          </ActionButton>
        )}
        {isPrices && (
          <ActionButton busy={undoing !== undefined} onPress={() => void undo(set.id)}>
            {t("transfers.undo")}
          </ActionButton>
        )}
      </span>
    </li>
  );
}

function ChangeLine({ change, namesProduct }: { change: Change; namesProduct: boolean }) {
  const textOf = useChangeText();
  const { label, from, to } = textOf(change);
  return (
    <li className="text-ui-fg-base break-words text-base md:text-sm">
      {namesProduct && change.name !== "" && <strong className="font-medium">{`${change.name} · `}</strong>}
      <span className="text-ui-fg-subtle">{label}</span>
      {(from !== "" || to !== "") && (
        <>
          <span>{`: ${from || "–"} `}</span>
          <span aria-hidden>→</span> <span className="font-medium">{to || "–"}</span>
        </>
      )}
    </li>
  );
}
