import { BackOfficeProvider, type Host, LoadingScreen, Toasts } from "@zakh/back-office/screens";
import { Outlet } from "react-router";
import codeReaderProgram from "zxing-wasm/reader/zxing_reader.wasm?url";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import styles from "./admin.css?url";
import { restoreReloadedScroll } from "./reloaded-scroll";

const HOST: Host = {
  base: "/admin",
  login: paths.adminLogin,
  home: paths.home,
  serviceWorker: import.meta.env.PROD ? "/service-worker.js" : undefined,
  codeReaderProgram,
  restoreReloadedScroll,
};

/** The back office's own stylesheet, which the shop's pages do not load. */
export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

/** The layout of all /admin pages. The server renders a loading screen, because the session is known only in the browser. */
export default function AdminRoot() {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <BackOfficeProvider host={HOST} language={language} fallback={<LoadingScreen label={t("common.loading")} />}>
      <Outlet />
      <Toasts />
    </BackOfficeProvider>
  );
}
