import { describe, expect, it } from "vitest";
import { violations } from "./import-rule.ts";

function reasons(path: string, specifier: string) {
  return violations([{ path, text: `import { thing } from "${specifier}";\n` }]).map((violation) => violation.why);
}

describe("the dependency rule", () => {
  it.each([
    ["plugins/orders/src/contract/index.ts", "zod"],
    ["plugins/orders/src/contract/index.ts", "@zakh/catalog/contract"],
    ["plugins/orders/src/contract/texts.ts", "./locales/mn.json"],
    ["plugins/orders/src/contract/lines.test.ts", "vitest"],
    ["plugins/orders/src/workflows/place-order.ts", "@zakh/catalog/contract"],
    ["plugins/orders/src/http/calls.ts", "../workflows/place-order"],
    ["plugins/orders/src/api/middlewares.ts", "@zakh/kit/http/validate"],
    ["plugins/orders/src/links/order-detail.ts", "../modules/orders"],
    ["plugins/kit/src/http/form.ts", "../uploads/sender"],
    ["plugins/kit/src/tasks/remove-unused-uploads.ts", "../serve/readiness"],
    ["plugins/accounts/src/modules/account/service.ts", "./models/account"],
    ["plugins/back-office/src/screens/orders/orders-screen.tsx", "@zakh/orders/contract/status"],
    ["storefront/app/admin/orders.tsx", "@zakh/back-office/screens"],
    ["storefront/app/routes.ts", "./shop/home/home"],
    ["storefront/app/shop/home/home.tsx", "../../ui/button"],
    ["storefront/app/shop/checkout/checkout.tsx", "../cart-page/lines"],
    ["backend/src/seed/index.ts", "@zakh/orders/workflows"],
  ])("lets %s import %s", (path, specifier) => {
    expect(reasons(path, specifier)).toEqual([]);
  });

  it.each([
    ["plugins/orders/src/contract/index.ts", "@medusajs/framework/utils", /a contract imports only zod/],
    ["plugins/orders/src/contract/index.ts", "../modules/orders", /a contract imports only zod/],
    ["plugins/catalog/src/workflows/save-product.ts", "@zakh/orders/contract", /catalog does not depend on orders/],
    [
      "plugins/catalog/src/workflows/save-product.ts",
      "@zakh/site-settings/contract",
      /by its package.json it may import accounts, kit$/,
    ],
    ["plugins/meal-kits/src/links/kit.ts", "@zakh/marketplace/modules/store", /does not depend on marketplace/],
    ["plugins/kit/src/http/session.ts", "@zakh/accounts/contract", /no other plugin/],
    ["plugins/kit/src/uploads/keep-logo.ts", "../http/form", /uploads and export stands below it in kit/],
    ["plugins/kit/src/database/pool.ts", "../tasks/remove-unused-uploads", /database stands below it in kit/],
    ["plugins/orders/src/workflows/place-order.ts", "../../../catalog/src/modules/catalog", /may not leave the plugin/],
    ["plugins/orders/src/http/calls.ts", "../modules/orders/models/order-detail", /models belong/],
    ["plugins/orders/src/http/calls.ts", "@zakh/catalog/modules/catalog", /another plugin's modules/],
    ["plugins/orders/src/workflows/steps/claim.ts", "../../api/middlewares", /nothing of HTTP/],
    ["plugins/orders/src/modules/orders/service.ts", "../../workflows/place-order", /a module knows only its own/],
    ["plugins/back-office/src/screens/users.tsx", "@zakh/accounts/modules/account", /only contracts and locales/],
    ["plugins/back-office/src/screens/users.tsx", "@medusajs/framework/http", /over HTTP/],
    ["plugins/back-office/src/screens/money/month/a.tsx", "../../orders/order-card", /by the list of screens alone/],
    ["plugins/back-office/src/screens/ui/a.tsx", "../orders/order-card", /by the list of screens alone/],
    ["storefront/app/shop/home/home.tsx", "@zakh/catalog/read-models/products", /only contracts and locales/],
    ["storefront/app/shop/home/home.tsx", "../../account/my-page/order-card", /do not import one another/],
    ["storefront/app/ui/header.tsx", "../shop/home/home", /ui stands below shop/],
    ["storefront/app/lib/api.ts", "../../server/proxy", /do not import the edge/],
    ["storefront/app/lib/api.ts", "../../../plugins/kit/src/contract/index", /may not leave the package/],
    ["plugins/orders/src/workflows/place-order.ts", "@zakh/backend/src/seed", /nothing imports it/],
  ])("refuses %s to import %s", (path, specifier, why) => {
    expect(reasons(path, specifier).join("; ")).toMatch(why);
  });

  it("names the line, and sees every way of importing", () => {
    const text = [
      '// import "@zakh/orders/contract" in a comment is nothing',
      'export { a } from "@zakh/orders/contract";',
      'import type { B } from "@zakh/orders/contract";',
      'const c = () => import("@zakh/orders/contract");',
      'const d = require("@zakh/orders/contract");',
    ].join("\n");
    expect(violations([{ path: "plugins/catalog/src/a.ts", text }]).map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });
});
