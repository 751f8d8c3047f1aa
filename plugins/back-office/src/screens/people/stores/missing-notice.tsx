import { Button } from "@medusajs/ui";
import { type AdminStore, dutyNames, missingReason } from "@zakh/marketplace/contract";
import { useTexts } from "../../i18n/text";
import { useDecideOnStore } from "../../resources/stores";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";
import { doneText, seenOf, standingOf } from "./standing";

/** What a store has not told by law; one that waits is refused with that as its reason, in its owner's language, by one press. */
export function MissingNotice({ store }: { store: AdminStore }) {
  const { t, language } = useTexts();
  const show = useErrorToast();
  const decide = useDecideOnStore(store.id);
  const { missing } = store;
  if (missing.length === 0) return null;
  const reason = missingReason(missing, store.language);

  async function refuse() {
    try {
      const decided = await decide.mutateAsync({ isActive: false, seen: seenOf(store), reason });
      toast.success(t(doneText("suspended", store)), { description: decided.name });
    } catch (error) {
      show.refused(error, t("stores.decideFailed"));
    }
  }

  return (
    <section
      aria-label={t("stores.missing")}
      className="bg-ui-tag-orange-bg text-ui-tag-orange-text flex flex-col gap-y-3 rounded-lg p-3 text-sm"
    >
      <p className="break-words">{t("stores.missing.text", { names: dutyNames(missing, language) })}</p>
      {standingOf(store) === "waiting" && (
        <>
          <p lang={store.language} className="break-words italic">
            {reason}
          </p>
          <Button
            type="button"
            variant="secondary"
            className="h-11 self-start px-4 text-sm md:h-9"
            disabled={decide.isPending}
            isLoading={decide.isPending}
            onClick={() => void refuse()}
          >
            {t("stores.missing.refuse")}
          </Button>
        </>
      )}
    </section>
  );
}
