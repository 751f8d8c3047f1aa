import { useTexts } from "../../i18n/text";
import { useQuestion } from "./use-question";

/** Asks before something is deleted for good; resolves to the answer. `text` says what else is deleted. */
export function useConfirmDelete(): (name: string, text?: string) => Promise<boolean> {
  const { t } = useTexts();
  const prompt = useQuestion();
  return (name, text) =>
    prompt({
      title: t("delete.title", { name }),
      description: text ?? t("delete.text"),
      confirmText: t("delete"),
      cancelText: t("cancel"),
      variant: "danger",
    });
}
