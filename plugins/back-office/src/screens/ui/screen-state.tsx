import { Spinner } from "@medusajs/icons";
import { clx, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/text";
import type { Elements } from "./elements";
import { useFailureText } from "./failure-text";
import { PageFailed } from "./page-failed";

/** A loading page. Without `label` it needs no texts, so that it can also be shown while those are loading. */
export function LoadingScreen({ label }: { label?: string }) {
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-y-4" role="status" aria-live="polite">
      <Spinner className="text-ui-fg-muted size-8 animate-spin" />
      {label && <Text className="text-ui-fg-subtle text-base">{label}</Text>}
    </div>
  );
}

/** A part of a page without content. */
export function EmptyState({ icon, children }: { icon: Elements; children: ReactNode }) {
  return (
    <div className="text-ui-fg-muted flex flex-col items-center gap-y-3 px-6 py-14 text-center [&_svg]:size-8">
      {icon}
      <Text className="text-ui-fg-subtle text-base">{children}</Text>
    </div>
  );
}

/** Why loading failed, in the server's words if it has any, with a button to retry. */
export function LoadError({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const failureText = useFailureText();
  return <PageFailed title={title} hint={failureText(error)} retry={t("retry")} onRetry={onRetry} />;
}

/** A grey placeholder for a text that is still loading. */
export function Blank({ className }: { className: string }) {
  return <span aria-hidden className={clx("bg-ui-bg-component block animate-pulse rounded-md", className)} />;
}
