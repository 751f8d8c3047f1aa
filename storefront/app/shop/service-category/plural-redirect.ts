import { redirect } from "react-router";
import { paths } from "../../lib/routing/paths";
import type { Route } from "./+types/plural-redirect";

/** Redirects the plural form of the address to the page (ruling 33). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(paths.serviceCategory(params.slug), 301);
}
