import { copyText } from "@zakh/back-office/screens/copy-text";
import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";
import { Icon } from "./icon";
import { toast } from "./toast-store";

interface CopyButtonProps {
  text: string;
  /** Says what is copied, for screen readers. */
  label: string;
  className?: string;
}

/** Copies a text and confirms it with a toast; where no browser call copies it, the toast shows it selected. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const { t } = useTexts();
  const copy = async () => {
    try {
      await copyText(text);
      toast({ title: t("checkout.copied"), text, tone: "done" });
    } catch {
      toast({ title: t("checkout.copyFailed"), text, tone: "wrong", selected: true });
    }
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={copy}
      className={classes(
        "inline-flex min-h-touch max-w-full flex-wrap items-center gap-x-2 rounded-control bg-paper px-[min(0.75rem,3vw)] text-small font-semibold text-ink transition-colors duration-quick hover:bg-paper-deep",
        className,
      )}
    >
      <Icon name="copy" className="size-5 shrink-0" />
      <span>{t("checkout.copy")}</span>
    </button>
  );
}
