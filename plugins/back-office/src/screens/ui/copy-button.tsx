import { SquareTwoStack } from "@medusajs/icons";
import { useTexts } from "../i18n/text";
import { IconAction } from "./icon-action";
import { useCopy } from "./use-copy";

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTexts();
  const copy = useCopy();

  return (
    <IconAction
      type="button"
      label={label}
      className="size-11 shrink-0 md:size-9"
      onClick={() => void copy(text, { title: t("copy.done"), description: text })}
    >
      <SquareTwoStack />
    </IconAction>
  );
}
