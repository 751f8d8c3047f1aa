import { redirect } from "react-router";
import type { Route } from "./+types/plural-redirect";

/** The plural form of the address leads to the page (ruling 33). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/service-category/${encodeURIComponent(params.slug)}`, 301);
}
