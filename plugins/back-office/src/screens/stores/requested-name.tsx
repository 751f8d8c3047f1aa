import { Button } from "@medusajs/ui";
import type { AdminStore } from "@zakh/marketplace/contract";
import { useTexts } from "../i18n/text";
import { useDecideOnStore } from "../resources/stores";
import { useErrorToast } from "../ui/error-toast";
import { toast } from "../ui/toast";
import { DECISIONS } from "./standing";

const ANSWERS = ["renamed", "name_refused"] as const;

/** The new name requested by the owner of a verified store, beside the public one, with buttons to decide. */
export function RequestedName({ store }: { store: AdminStore }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const decide = useDecideOnStore(store.id);
  const { name, requestedName } = store;
  if (requestedName === undefined) return null;

  async function send(kind: (typeof ANSWERS)[number]) {
    try {
      const decided = await decide.mutateAsync({ ...DECISIONS[kind].sent, requestedName });
      toast.success(t(DECISIONS[kind].done), { description: decided.name });
    } catch (error) {
      show.refused(error, t("stores.decideFailed"));
    }
  }

  return (
    <section
      aria-label={t("stores.name.requested")}
      className="bg-ui-tag-orange-bg text-ui-tag-orange-text flex flex-col gap-y-3 rounded-lg p-3 text-sm"
    >
      <dl className="flex flex-col gap-y-1">
        <div>
          <dt className="inline">{`${t("stores.name.shown")}: `}</dt>
          <dd className="inline break-words font-medium">{name}</dd>
        </div>
        <div>
          <dt className="inline">{`${t("stores.name.requested")}: `}</dt>
          <dd className="inline break-words font-medium">{requestedName}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map((kind) => (
          <Button
            key={kind}
            type="button"
            variant={kind === "renamed" ? "primary" : "secondary"}
            className="h-11 flex-1 px-4 text-sm md:h-9 md:flex-none"
            disabled={decide.isPending}
            onClick={() => void send(kind)}
          >
            {t(DECISIONS[kind].action)}
          </Button>
        ))}
      </div>
    </section>
  );
}
