import { redirect } from "react-router";
import { paths } from "../../lib/routing/paths";
import type { Route } from "./+types/plural-redirect";

/** The plural form of the address leads to the page (ruling 33). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(paths.serviceCategory(params.slug), 301);
}
