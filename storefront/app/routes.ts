import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site. */
export default [
  layout("shop/shell/shell.tsx", [
    index("shop/home/home.tsx"),
    route("products/:id", "shop/product/product.tsx"),
    route("service-category/:slug", "shop/service-category/service-category.tsx"),
    route("service-categories/:slug", "shop/service-category/plural-redirect.ts"),
    route("cart", "shop/cart/cart.tsx"),
    route("checkout", "shop/checkout/checkout.tsx"),
    route("contact", "shop/contact/contact.tsx"),
    route("auth", "account/auth/auth.tsx"),
    route("my-page", "account/my-page/my-page.tsx"),
    route("*", "shop/not-found.tsx"),
  ]),
  // Without a path of its own, because /admin itself must be a screen too and not the layout alone.
  layout("admin/layout.tsx", [route("admin/login", "admin/login.tsx"), route("admin/*", "admin/screen.tsx")]),
] satisfies RouteConfig;
