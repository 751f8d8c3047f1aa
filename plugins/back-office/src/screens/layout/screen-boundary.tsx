import { Component, type ReactNode, useEffect } from "react";
import type { TextKey } from "../i18n/catalogues";
import { useTexts } from "../i18n/text";
import { reportFailure } from "../report-failure";
import { PageFailed } from "../ui/page-failed";

interface ScreenBoundaryProps {
  /** What could not be loaded; a page by default. */
  title?: TextKey;
  children: ReactNode;
}

/**
 * An error boundary that keeps what is around it when a screen, or a part of it, cannot be rendered, mostly because its code could not
 * be loaded. Give it a `key` per screen, so that another screen is tried again.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error);
  }

  override render() {
    const { title = "screen.failed", children } = this.props;
    return this.state.failed ? <ScreenFailed title={title} /> : children;
  }
}

/** Reloads the page, because browsers cache a failed import until then; nothing has been typed yet. */
function ScreenFailed({ title }: { title: TextKey }) {
  const { t } = useTexts();
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <PageFailed
      title={t(title)}
      hint={t("screen.failedHint")}
      retry={t("retry")}
      onRetry={() => navigator.onLine && reload()}
    />
  );
}

function reload() {
  window.location.reload();
}
