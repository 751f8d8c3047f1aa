import { publicOrigin } from "../../lib/public-origin.server";
import type { Route } from "./+types/robots";

/** Personal pages and the back office; `/store/` is the owners' area, `/stores/` is public. */
const PRIVATE = [
  "/admin",
  "/cart",
  "/checkout",
  "/my-page",
  "/auth",
  "/password-reset",
  "/order-lookup",
  "/order-confirmation",
  "/store/",
  "/offline",
];

/** What search engines may read, and where the list of pages is. */
export function loader({ request, context }: Route.LoaderArgs) {
  const origin = publicOrigin(new URL(request.url).origin, context);
  const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
