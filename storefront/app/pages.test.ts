import { SHOP_SORTS } from "@zakh/catalog/contract";
import { describe, expect, it } from "vitest";
import { PAGE_LIST, PAGES, type Page, pathPattern, routeId } from "./pages";

const pathsOf = (wanted: (page: Page) => unknown) => PAGE_LIST.filter(wanted).map(({ path }) => path);

describe("the paths of a page", () => {
  it.each([
    [PAGES.home, "/"],
    [PAGES.product, "/products/12"],
    [PAGES.serviceCategory, "/service-category/%D1%85a"],
    [PAGES.sitemap, "/sitemap.xml"],
    [PAGES.admin, "/admin/orders/1"],
  ])("$path has %s", (page, path) => {
    expect(path).toMatch(pathPattern(page));
  });

  it.each([
    [PAGES.home, "/cart"],
    [PAGES.product, "/products/0"],
    [PAGES.product, "/products/012"],
    [PAGES.product, "/products/x"],
    [PAGES.product, "/products/1/2"],
    [PAGES.product, "/en/products/1"],
    [PAGES.serviceCategory, "/service-category/"],
    [PAGES.serviceCategory, "/service-category/a/b"],
    [PAGES.sitemap, "/sitemap-xml"],
  ])("$path does not have %s", (page, path) => {
    expect(path).not.toMatch(pathPattern(page));
  });
});

describe("the table of pages", () => {
  it("names each path once", () => {
    const paths = pathsOf(() => true);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("lets search engines see only what a visitor sees", () => {
    expect(pathsOf(({ indexed, guard, resource }) => indexed && (guard || resource))).toEqual([]);
  });

  it("caches no page whose address names a person or whose answer depends on the user", () => {
    const personal = pathsOf(({ layout, guard }) => layout === "owner-only" || guard === "admin");
    const cached = pathsOf((page) => page.cached);
    for (const path of [...personal, "/order-lookup", "/order-confirmation", "/password-reset"]) {
      expect(cached).not.toContain(path);
    }
  });

  it("opens without a connection only what is the same for everybody", () => {
    expect(pathsOf(({ offline, cached }) => offline && !cached)).toEqual([]);
  });

  it("has one page that is shown offline in place of others", () => {
    expect(pathsOf(({ offline }) => offline === "fallback")).toEqual([PAGES.offline.path]);
  });
});

it("the router's id of a page is its file without the ending", () => {
  expect([routeId(PAGES.home), routeId(PAGES.robots)]).toEqual(["shop/home/home", "shop/search-engines/robots"]);
});

it("the home page is rendered in each of the shop's sort orders", () => {
  expect(["shop", ...PAGES.home.query.sort]).toEqual([...SHOP_SORTS]);
});
