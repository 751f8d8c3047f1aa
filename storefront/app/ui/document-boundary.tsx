import { reportFailure } from "@zakh/back-office/screens/report-failure";
import { Component, type ReactNode } from "react";
import styles from "../app.css?url";
import { type Translate, useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import { buttonLook } from "./button";

/** Replaces the whole document when not even an error page of the routes can be rendered, where the router would show a stack. */
export function DocumentBoundary({ children }: { children: ReactNode }) {
  const { t, i18n } = useTexts();
  return (
    <Boundary t={t} language={i18n.language}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  t: Translate;
  language: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error);
  }

  override render() {
    const { t, language, children } = this.props;
    return this.state.failed ? <FailedDocument t={t} language={language} /> : children;
  }
}

/** Uses as little of the shop as possible, because any of it may be what failed. Its links load their page from the server. */
function FailedDocument({ t, language }: Omit<BoundaryProps, "children">) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{t("failure.title")}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <main className="flex min-h-dvh flex-col items-center justify-center gap-4 px-4 text-center">
          <h1 className="text-title text-ink">{t("failure.title")}</h1>
          <p className="max-w-form text-ink-soft">{t("failure.text")}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <a href={window.location.href} className={buttonLook()}>
              {t("common.retry")}
            </a>
            <a href={paths.home} className={buttonLook("outline")}>
              {t("common.backHome")}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
