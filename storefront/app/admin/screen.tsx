import { AdminGuard, AdminLayout, findScreen, MissingScreen } from "@zakh/back-office/screens";
import { SHARE_ADDRESS, SHARED_PARAMETER } from "@zakh/back-office/screens/shared-file";
import { data, redirect } from "react-router";
import { useLanguage } from "../i18n/use-language";
import { useCachePages } from "../offline/use-offline-pages";
import type { Route } from "./+types/screen";

/** Answers 404 if the address is not a screen. */
export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: findScreen(params["*"]) ? 200 : 404 });
}

/**
 * A file that was shared with the installed shop (web app manifest) comes here only without the service worker, which
 * would keep it: the screen then asks to choose it.
 */
export function action({ request }: Route.ActionArgs) {
  if (new URL(request.url).pathname !== SHARE_ADDRESS) throw data(null, { status: 405 });
  return redirect(`${SHARE_ADDRESS}?${SHARED_PARAMETER}=1`, 303);
}

/** Navigations between screens need no data from this loader. */
export function clientLoader() {
  return null;
}

/** Any screen of the back office, found by its path in the back office's list. */
export default function AdminScreen({ params }: Route.ComponentProps) {
  const { choose } = useLanguage();
  const screen = findScreen(params["*"]);
  const Page = screen?.Page ?? MissingScreen;
  return (
    <AdminGuard>
      <AdminLayout onLanguage={choose}>
        <Page />
        {screen?.worksOffline && <CachePage />}
      </AdminLayout>
    </AdminGuard>
  );
}

/** Beside the page, so that it runs when the page's own scripts are there and can be cached, too. */
function CachePage() {
  useCachePages();
  return null;
}
