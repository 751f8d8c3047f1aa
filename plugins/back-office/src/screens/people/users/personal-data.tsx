import { Text } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import { usePersonalData } from "../../resources/customers";
import { ActionButton } from "../../ui/action-button";
import { DetailSection } from "../../ui/drawers/detail-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { saveFile } from "../../ui/save-file";

/** Saves everything that the shop keeps of a customer as one file, for whoever asks for it. */
export function PersonalData({ userId }: { userId: number }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const file = usePersonalData(userId);

  async function save() {
    try {
      const { name, content } = await file.mutateAsync();
      saveFile(name, content);
    } catch (error) {
      show.refused(error, t("personalData.failed"));
    }
  }

  return (
    <DetailSection title={t("personalData.title")}>
      <Text className="text-ui-fg-subtle mb-2 text-sm">{t("personalData.text")}</Text>
      <ActionButton busy={file.isPending} onPress={() => void save()}>
        {t("personalData.save")}
      </ActionButton>
    </DetailSection>
  );
}
