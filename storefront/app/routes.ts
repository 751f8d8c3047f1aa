import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { PAGE_LIST, type Page } from "./pages";

function routesOf(pages: readonly Page[]): RouteConfigEntry[] {
  return pages.map(({ path, file }) => (path === "/" ? index(file) : route(path.slice(1), file)));
}

/** The routes of the pages in a layout. */
function routesIn(layout: Page["layout"]): RouteConfigEntry[] {
  return routesOf(PAGE_LIST.filter((page) => page.layout === layout));
}

/** The layouts with their pages from the table. */
export default [
  layout("shop/shell/shell.tsx", [...routesIn(undefined), layout("shop/shell/owner-only.tsx", routesIn("owner-only"))]),
  ...routesIn("none"),
  // Without a path, because /admin itself is a screen too.
  layout("admin/layout.tsx", routesIn("admin")),
] satisfies RouteConfig;
