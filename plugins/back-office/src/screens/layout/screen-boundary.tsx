import { ExclamationCircle } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { Component, type ReactNode, useEffect } from "react";
import { useTexts } from "../i18n/text";

/**
 * An error boundary that keeps layout and menu when a screen cannot be rendered, mostly because its code could not be
 * loaded. Give it a `key` per screen, so that another screen is tried again.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ScreenFailed /> : this.props.children;
  }
}

/** Reloads the page, because browsers cache a failed import until then; nothing has been typed yet. */
function ScreenFailed() {
  const { t } = useTexts();
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <div className="flex flex-col items-center gap-y-3 px-6 py-12 text-center" role="alert">
      <ExclamationCircle className="text-ui-fg-error size-8" />
      <Text className="text-ui-fg-base text-base font-medium">{t("screen.failed")}</Text>
      <Text className="text-ui-fg-subtle text-sm">{t("screen.failedHint")}</Text>
      <Button variant="secondary" className="mt-1 h-11 px-5 text-sm" onClick={() => navigator.onLine && reload()}>
        {t("retry")}
      </Button>
    </div>
  );
}

function reload() {
  window.location.reload();
}
