import { list, pageQuery, sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import {
  adminProductsQuery,
  backInStockAlert,
  categoryAnswer,
  categoryChanges,
  categoryInput,
  PRODUCTS_MAX,
  productAnswer,
  productsQuery,
} from "../contract";
import { backInStockAlertsPerAccount } from "./limits";
import { productFormDefinition } from "./product-form";

/** Error codes of a form that saves a product. 404 of a new one: it was deleted before it was answered. */
export const PRODUCT_FORM_REFUSALS = {
  400: ["product_incomplete", "category_not_found", "minimum_not_sold"],
  404: ["product_not_found"],
  409: ["stock_below_reserved", "conflict"],
} as const satisfies Call["refusals"];

/** Every call of products and categories. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/products",
    role: "visitor",
    summary: "All products on sale, or a page of them",
    query: productsQuery,
    answer: list(productAnswer, PRODUCTS_MAX),
  },
  {
    method: "GET",
    path: "/api/admin/products",
    role: "admin",
    summary:
      "The products on sale by search, category and sort order, or only those running out; in pages with limit and offset, then with X-Total-Count. Never cached.",
    query: adminProductsQuery,
    answer: list(productAnswer, PRODUCTS_MAX),
  },
  {
    method: "POST",
    path: "/api/products",
    role: "admin",
    summary: "Creates a product",
    form: productFormDefinition,
    status: 201,
    answer: versioned(productAnswer),
    refusals: PRODUCT_FORM_REFUSALS,
  },
  {
    method: "GET",
    path: "/api/products/:id",
    role: "visitor",
    summary: "One product on sale",
    answer: versioned(productAnswer),
    refusals: { 404: ["product_not_found"] },
  },
  {
    method: "PUT",
    path: "/api/products/:id",
    role: "admin",
    summary: "Updates a product; fields that the form omits stay unchanged",
    form: productFormDefinition,
    answer: versioned(productAnswer),
    refusals: PRODUCT_FORM_REFUSALS,
  },
  {
    method: "DELETE",
    path: "/api/products/:id",
    role: "admin",
    summary: "Removes a product from the shop; orders that contain it stay readable",
    status: 204,
    refusals: { 404: ["product_not_found"], 409: ["conflict"] },
  },
  {
    method: "GET",
    path: "/api/products/:id/back-in-stock-alert",
    role: "customer",
    summary: "Whether the signed-in customer gets a mail when the product is back in stock",
    answer: backInStockAlert,
    refusals: { 404: ["product_not_found"] },
  },
  {
    method: "POST",
    path: "/api/products/:id/back-in-stock-alert",
    role: "customer",
    summary:
      "Subscribes the signed-in customer to one mail, in the language of this call, when the sold-out product is back",
    before: [backInStockAlertsPerAccount],
    answer: backInStockAlert,
    refusals: {
      404: ["product_not_found"],
      409: ["product_back_in_stock", "back_in_stock_alerts_full", "conflict"],
      429: ["too_many_requests"],
    },
  },
  {
    method: "DELETE",
    path: "/api/products/:id/back-in-stock-alert",
    role: "customer",
    summary: "Unsubscribes the customer; 204 also without a subscription",
    before: [backInStockAlertsPerAccount],
    status: 204,
    refusals: { 429: ["too_many_requests"] },
  },
  {
    method: "GET",
    path: "/api/categories",
    role: "visitor",
    summary: "All categories in the shop's order, including inactive ones, which the client filters out",
    query: pageQuery,
    answer: list(versioned(categoryAnswer)),
  },
  {
    method: "POST",
    path: "/api/categories",
    role: "admin",
    summary: "Creates a category",
    body: categoryInput,
    status: 201,
    answer: versioned(categoryAnswer),
    refusals: { 400: ["category_slug_invalid"], 404: ["category_not_found"], 409: ["slug_taken", "conflict"] },
  },
  {
    method: "PUT",
    path: "/api/categories/:id",
    role: "admin",
    summary: "Updates a category; omitted fields stay unchanged, and its products show its new name",
    body: sinceVersion(categoryChanges),
    answer: versioned(categoryAnswer),
    refusals: { 400: ["category_slug_invalid"], 404: ["category_not_found"], 409: ["slug_taken", "conflict"] },
  },
  {
    method: "DELETE",
    path: "/api/categories/:id",
    role: "admin",
    summary: "Hides a category; its products stay listed under its name until they are moved",
    status: 204,
    refusals: { 404: ["category_not_found"], 409: ["category_has_children", "conflict"] },
  },
];
