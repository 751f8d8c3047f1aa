import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { calls } from "../http/calls";
import { checkMedusaCategory } from "../http/medusa-category-writes";
import { checkMedusaPriceList, checkMedusaProduct } from "../http/medusa-product-writes";
import { checkMedusaStock } from "../http/medusa-stock-writes";
import { oneAtATime } from "../http/medusa-writes";
import { CATEGORIES_KEY } from "../workflows/category/category-rules";

/** The guards of all calls, one row per call, and what Medusa's own calls must keep to. */
export default defineMiddlewares({
  routes: [
    // Without a method, so that they run before Medusa's own routes.
    { matcher: "/admin/products", middlewares: [oneAtATime("medusa-products"), checkMedusaProduct] },
    { matcher: "/admin/price-lists", middlewares: [checkMedusaPriceList] },
    { matcher: "/admin/product-categories", middlewares: [oneAtATime(CATEGORIES_KEY), checkMedusaCategory] },
    { matcher: "/admin/inventory-items", middlewares: [checkMedusaStock] },
    { matcher: "/admin/reservations", middlewares: [checkMedusaStock] },
    ...callRoutes(calls),
  ],
});
