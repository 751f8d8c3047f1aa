import { Button, clx } from "@medusajs/ui";
import type { AdminStore, StoreDecisionKind } from "@zakh/marketplace/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useDecideOnStore } from "../../resources/stores";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";
import { ReasonForm } from "./reason-form";
import { actionText, DECISIONS, doneText, STANDINGS, seenOf, standingOf } from "./standing";

interface DecisionButtonsProps {
  store: AdminStore;
  /** Only decisions that open the store; the others are shown beside its details. */
  onlyOpening?: boolean;
}

/** An admin's possible decisions about a store in its current state; asks for a reason where the owner gets one. */
export function DecisionButtons({ store, onlyOpening }: DecisionButtonsProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const decide = useDecideOnStore(store.id);
  const [asking, setAsking] = useState<StoreDecisionKind>();
  // A store whose owner's account was closed cannot be opened.
  const isOrphan = store.userId !== null && store.owner === null;
  const kinds = STANDINGS[standingOf(store)].decisions.filter((kind) =>
    DECISIONS[kind].needsReason ? !onlyOpening : !isOrphan,
  );

  async function send(kind: StoreDecisionKind, reason: string) {
    // Awaited instead of using the callbacks of `mutate`, which are lost when a filtered list drops the row.
    try {
      const decided = await decide.mutateAsync({ ...DECISIONS[kind].sent, seen: seenOf(store), reason });
      setAsking(undefined);
      toast.success(t(doneText(kind, store)), { description: decided.name });
    } catch (error) {
      if (show.refused(error, t("stores.decideFailed"))) setAsking(undefined);
    }
  }

  return (
    <>
      {kinds.map((kind) => {
        const { needsReason } = DECISIONS[kind];
        const action = actionText(kind, store);
        return (
          <Button
            key={kind}
            type="button"
            variant={needsReason ? "secondary" : "primary"}
            className={clx("h-11 px-4 text-sm md:h-9", { "text-ui-fg-error": kind === "suspended" })}
            aria-label={onlyOpening ? t("stores.action.label", { name: store.name, action: t(action) }) : undefined}
            disabled={decide.isPending}
            isLoading={decide.isPending && decide.variables !== undefined && !needsReason}
            onClick={() => (needsReason ? setAsking(kind) : void send(kind, ""))}
          >
            {t(action)}
          </Button>
        );
      })}
      {asking && (
        <ReasonForm
          title={t("stores.action.label", { name: store.name, action: t(actionText(asking, store)) })}
          submitLabel={t(actionText(asking, store))}
          busy={decide.isPending}
          onSend={(reason) => send(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
