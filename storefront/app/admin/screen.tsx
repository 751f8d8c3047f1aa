import { AdminGuard, AdminLayout, findScreen, MissingScreen } from "@zakh/back-office/screens";
import { data } from "react-router";
import { useLanguage } from "../i18n/use-language";
import type { Route } from "./+types/screen";

/** An address that is no screen answers 404. */
export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: findScreen(params["*"]) ? 200 : 404 });
}

/** Going from screen to screen asks the server for nothing but the screen's own data. */
export function clientLoader() {
  return null;
}

/** Every screen of the back office, found by its path in the back office's own list. */
export default function AdminScreen({ params }: Route.ComponentProps) {
  const { choose } = useLanguage();
  const Page = findScreen(params["*"])?.Page ?? MissingScreen;
  return (
    <AdminGuard>
      <AdminLayout onLanguage={choose}>
        <Page />
      </AdminLayout>
    </AdminGuard>
  );
}
