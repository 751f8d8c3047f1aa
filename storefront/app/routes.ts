import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site. */
export default [
  layout("shop/shell/shell.tsx", [
    index("shop/home/home.tsx"),
    route("products/:id", "shop/product/product.tsx"),
    route("service-categories/:slug", "shop/service-category/plural-redirect.ts"),
    layout("shop/shell/screens.tsx", [
      route("service-category/:slug", "shop/service-category/service-category.tsx"),
      route("stores/:id", "shop/store/store.tsx"),
      route("cart", "shop/cart/cart.tsx"),
      route("checkout", "shop/checkout/checkout.tsx"),
      route("contact", "shop/contact/contact.tsx"),
      route("auth", "account/auth/auth.tsx"),
      route("password-reset", "account/password-reset/password-reset.tsx"),
      route("my-page", "account/my-page/my-page.tsx"),
      route("order-lookup", "account/order/order-lookup.tsx"),
      route("order-confirmation", "account/order/order-confirmation.tsx"),
      route("store/register", "store/register/register.tsx"),
      route("store/dashboard", "store/dashboard/dashboard.tsx"),
      route("store/products/add", "store/products/add-product.tsx"),
      layout("shop/shell/own-things.tsx", [
        route("store/edit/:id", "store/edit/edit-store.tsx"),
        route("store/products/edit/:id", "store/products/edit-product.tsx"),
        route("store/orders/:id", "store/orders/store-order.tsx"),
      ]),
    ]),
    route("*", "shop/not-found.tsx"),
  ]),
  route("offline", "shop/offline.tsx"),
  route("manifest.webmanifest", "shop/app-manifest.ts"),
  route("robots.txt", "shop/search-engines/robots.ts"),
  route("sitemap.xml", "shop/search-engines/sitemap.ts"),
  // Without a path of its own, because /admin itself must be a screen too and not the layout alone.
  layout("admin/layout.tsx", [route("admin/login", "admin/login.tsx"), route("admin/*", "admin/screen.tsx")]),
] satisfies RouteConfig;
