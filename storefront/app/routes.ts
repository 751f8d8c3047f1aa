import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { PAGE_LIST, type Page } from "./pages.mjs";

function routesOf(pages: readonly Page[]): RouteConfigEntry[] {
  return pages.map(({ path, file }) => (path === "/" ? index(file) : route(path.slice(1), file)));
}

/** The routes of the pages that a layout surrounds. */
function routesIn(layout: Page["layout"]): RouteConfigEntry[] {
  return routesOf(PAGE_LIST.filter((page) => page.layout === layout));
}

const shop = PAGE_LIST.filter((page) => page.layout === undefined);

/** The layouts, and in each the pages that the table puts there. */
export default [
  layout("shop/shell/shell.tsx", [
    ...routesOf(shop.filter(({ texts }) => texts === "everywhere")),
    layout("shop/shell/screens.tsx", [
      ...routesOf(shop.filter(({ texts }) => texts !== "everywhere")),
      layout("shop/shell/owner-only.tsx", routesIn("owner-only")),
    ]),
  ]),
  ...routesIn("none"),
  // Without a path of its own, because /admin itself must be a screen too and not the layout alone.
  layout("admin/layout.tsx", routesIn("admin")),
] satisfies RouteConfig;
