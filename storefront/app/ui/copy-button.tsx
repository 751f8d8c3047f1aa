import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";
import { copyToClipboard } from "./copy-to-clipboard";
import { Icon } from "./icon";

interface CopyButtonProps {
  text: string;
  /** Says what is copied, for screen readers. */
  label: string;
  className?: string;
}

/** Copies a text and confirms it with a toast; where no browser call copies it, the toast shows it selected. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => copyToClipboard(text, t)}
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
