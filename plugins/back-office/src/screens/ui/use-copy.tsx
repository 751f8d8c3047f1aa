import { COPY_BY_HAND_MS } from "../durations";
import { useTexts } from "../i18n/text";
import { copyText, selectText } from "./copy-text";
import { toast } from "./toast";

/** Copies a text and says so; where no browser call copies it, it is shown selected. */
export function useCopy(): (text: string, done: { title: string; description?: string }) => Promise<void> {
  const { t } = useTexts();
  return async (text, { title, description }) => {
    try {
      await copyText(text);
      toast.success(title, { description });
    } catch {
      const selected = (
        <span ref={selectText} translate="no" className="select-text whitespace-pre-line break-words">
          {text}
        </span>
      );
      toast.warning(t("copy.failed"), { description: selected, duration: COPY_BY_HAND_MS });
    }
  };
}
