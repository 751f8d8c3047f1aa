import { SquareTwoStack } from "@medusajs/icons";
import { useTexts } from "../i18n/text";
import { copyText } from "./copy-text";
import { IconAction } from "./icon-action";
import { toast } from "./toast";

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTexts();

  async function copy() {
    try {
      await copyText(text);
      toast.success(t("copy.done"), { description: text });
    } catch {
      toast.error(t("copy.failed"), { description: text });
    }
  }

  return (
    <IconAction type="button" label={label} className="size-11 shrink-0 md:size-9" onClick={copy}>
      <SquareTwoStack />
    </IconAction>
  );
}
