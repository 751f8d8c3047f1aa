import { QuestionMarkCircle } from "@medusajs/icons";
import { useTexts } from "../i18n/text";
import { EmptyState } from "../ui/screen-state";

/** In the place of a screen that does not exist. */
export function MissingScreen() {
  const { t } = useTexts();
  return <EmptyState icon={<QuestionMarkCircle />}>{t("missing.text")}</EmptyState>;
}
