import { Button } from "@medusajs/ui";
import { type AdminStore, CONFIRMED_FIELDS, CONFIRMED_TITLES, confirmedText } from "@zakh/marketplace/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useDecideOnStore } from "../../resources/stores";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";
import { ReasonForm } from "./reason-form";
import { DECISIONS } from "./standing";

const ANSWERS = ["changed", "change_refused"] as const;

/** What the owner of a verified store wants to change, beside what shoppers see, with buttons to decide on it. */
export function RequestedChanges({ store }: { store: AdminStore }) {
  const { t, language } = useTexts();
  const show = useErrorToast();
  const decide = useDecideOnStore(store.id);
  const [isAsking, setAsking] = useState(false);
  const { requestedChanges } = store;
  if (!requestedChanges) return null;

  async function send(kind: (typeof ANSWERS)[number], reason: string) {
    try {
      const decided = await decide.mutateAsync({ ...DECISIONS[kind].sent, requestedChanges, reason });
      setAsking(false);
      toast.success(t(DECISIONS[kind].done), { description: decided.name });
    } catch (error) {
      if (show.refused(error, t("stores.decideFailed"))) setAsking(false);
    }
  }

  return (
    <section
      aria-label={t("stores.changes")}
      className="bg-ui-tag-orange-bg text-ui-tag-orange-text flex flex-col gap-y-3 rounded-lg p-3 text-sm"
    >
      <dl className="flex flex-col gap-y-2">
        {CONFIRMED_FIELDS.map((field) => {
          const asked = requestedChanges[field];
          return (
            asked !== undefined && (
              <div key={field}>
                <dt>{`${CONFIRMED_TITLES[field][language]}:`}</dt>
                <dd className="break-words font-medium">{`${confirmedText(store[field])} → ${confirmedText(asked)}`}</dd>
              </div>
            )
          );
        })}
      </dl>
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map((kind) => (
          <Button
            key={kind}
            type="button"
            variant={kind === "changed" ? "primary" : "secondary"}
            className="h-11 flex-1 px-4 text-sm md:h-9 md:flex-none"
            disabled={decide.isPending}
            onClick={() => (DECISIONS[kind].needsReason ? setAsking(true) : void send(kind, ""))}
          >
            {t(DECISIONS[kind].action)}
          </Button>
        ))}
      </div>
      {isAsking && (
        <ReasonForm
          title={t("stores.action.label", { name: store.name, action: t("stores.changes.refuse") })}
          submitLabel={t("stores.changes.refuse")}
          busy={decide.isPending}
          onSend={(reason) => send("change_refused", reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
