import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes";
import { PageLink, type PageLinkProps } from "./page-link";
import { Spinner } from "./spinner";

export type ButtonLook = "primary" | "dark" | "outline" | "quiet" | "light";

const SHAPE =
  "inline-flex min-h-touch max-w-full items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-display text-base font-medium leading-tight tracking-sign [overflow-wrap:anywhere] transition-colors duration-quick disabled:opacity-60";

const LOOKS: Record<ButtonLook, string> = {
  primary: "bg-ember text-white enabled:hover:bg-ember-deep enabled:active:bg-oxblood-deep [a&]:hover:bg-ember-deep",
  dark: "bg-ink text-tallow enabled:hover:bg-oxblood-deep [a&]:hover:bg-oxblood-deep",
  outline:
    "border border-ink/70 text-ink enabled:hover:bg-ink enabled:hover:text-tallow [a&]:hover:bg-ink [a&]:hover:text-tallow",
  quiet: "px-3 text-oxblood underline decoration-paper-edge underline-offset-4 hover:decoration-oxblood",
  light: "bg-tallow text-oxblood-deep enabled:hover:bg-paper [a&]:hover:bg-paper",
};

/** The classes of a button, for other elements. */
export function buttonLook(look: ButtonLook = "primary", className?: string): string {
  return classes(SHAPE, LOOKS[look], className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Shows a spinner and disables the button. */
  busy?: boolean;
}

export function Button({ look, busy = false, disabled, className, type = "button", children, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook(look, className)}
      {...rest}
    >
      {busy ? <Spinner className="size-5" /> : null}
      {/* In no box of its own, so that an icon and a text keep their distance. */}
      <span className="contents">{children}</span>
    </button>
  );
}

export function ButtonLink({ look, className, ...rest }: PageLinkProps & { look?: ButtonLook; children: ReactNode }) {
  return <PageLink className={buttonLook(look, className)} {...rest} />;
}
