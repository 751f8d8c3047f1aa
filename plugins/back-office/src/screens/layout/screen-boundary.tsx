import { ExclamationCircle } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { Component, type ReactNode, useEffect } from "react";
import { useTexts } from "../i18n/text";

/**
 * Keeps the frame and its menu where a screen cannot be shown: mostly because its code could not be fetched without a connection. Give it
 * a `key` per screen, so that another one is tried anew.
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

/** Browsers remember a failed import for as long as the page is open, so the page is loaded anew; nothing is typed in it yet. */
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
