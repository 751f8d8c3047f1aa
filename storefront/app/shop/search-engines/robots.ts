import { publicOrigin } from "../../lib/server/public-origin.server";
import { PAGE_LIST, PAGES, PRIVATE_AREAS } from "../../pages";
import type { Route } from "./+types/robots";

/** The pages that are not indexed, and whole private areas. Unknown addresses are 404 and need no rule. */
const DISALLOWED = new Set(
  PAGE_LIST.filter((page) => !page.indexed && !page.resource && page !== PAGES.notFound).map(
    ({ path }) => PRIVATE_AREAS.find((area) => path.startsWith(area)) ?? path.split(":")[0],
  ),
);

/** What search engines may read, and the address of the sitemap. */
export function loader({ request, context }: Route.LoaderArgs) {
  const origin = publicOrigin(new URL(request.url).origin, context);
  const rules = [...DISALLOWED].map((path) => `Disallow: ${path}`);
  const lines = ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
