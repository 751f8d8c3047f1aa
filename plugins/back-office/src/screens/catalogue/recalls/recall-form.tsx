import { Text } from "@medusajs/ui";
import { LANGUAGES, type Language } from "@zakh/kit/contract";
import { RECALL_REASON_MAX, RECALL_REASONS, type RecallLot } from "@zakh/recalls/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useRecall } from "../../resources/recalls";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { TextArea } from "../../ui/forms/text-field";
import { toast } from "../../ui/toast";

/** Why the lot is called back, in each language of the buyers who are to be told; the usual words stand in it already. */
export function RecallForm({ lot, onClose }: { lot: RecallLot; onClose: () => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const recall = useRecall();
  const languages = LANGUAGES.filter((language) => lot.toTell[language]);
  const [reasons, setReasons] = useState<Record<Language, string>>(RECALL_REASONS);
  const isChanged = languages.some((language) => reasons[language] !== RECALL_REASONS[language]);

  function send() {
    if (recall.isPending) return;
    recall.mutate(
      { traceNumber: lot.traceNumber, reasons },
      {
        onSuccess: () => {
          toast.success(t("recalls.sent"), { description: lot.traceNumber });
          onClose();
        },
        onError: (error) => {
          if (show.refused(error, t("recalls.sendFailed"))) onClose();
        },
      },
    );
  }

  return (
    <FormDrawer
      open
      title={`${t("recalls.title")}: ${lot.traceNumber}`}
      dirty={isChanged}
      busy={recall.isPending}
      submitLabel={t("recalls.send")}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      <Text className="text-ui-fg-subtle text-base md:text-sm">{t("recalls.reason.hint")}</Text>
      {languages.map((language) => (
        <TextArea
          key={language}
          rows={4}
          maxLength={RECALL_REASON_MAX}
          lang={language}
          label={t("recalls.reason.of", { language: t(`textLanguages.${language}`), count: lot.toTell[language] ?? 0 })}
          value={reasons[language]}
          onChange={(event) => setReasons({ ...reasons, [language]: event.target.value })}
        />
      ))}
    </FormDrawer>
  );
}
