import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import { PRODUCTS_MAX, productAnswer, storeProductOrderInput } from "@zakh/catalog/contract";
import { PRODUCT_FORM_REFUSALS } from "@zakh/catalog/http/calls";
import { productFormDefinition } from "@zakh/catalog/http/product-form";
import { list, pageQuery, sinceVersion, versioned, versionedForEditors } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import {
  adminServiceCategory,
  adminStore,
  adminStoresQuery,
  ownStore,
  serviceCategory,
  serviceCategoryChanges,
  serviceCategoryInput,
  store,
  storeDecision,
  storeDecisionInput,
  storeInput,
} from "../contract";
import { bookCalls } from "./book-calls";
import { orderCalls } from "./order-calls";
import { reviewCalls } from "./review-calls";
import { storeFormDefinition } from "./store-form";

const NO_STORE = { 404: ["store_not_found"] } as const;
const TOO_MANY = { 429: ["too_many_requests"] } as const;

/** Calls of the public directory. */
const directory: readonly Call[] = [
  {
    method: "GET",
    path: "/api/service-categories",
    role: "visitor",
    summary: "The active service categories",
    query: pageQuery,
    answer: list(serviceCategory),
  },
  {
    method: "GET",
    path: "/api/service-categories/:slug",
    role: "visitor",
    summary: "An active service category by its slug",
    answer: serviceCategory,
    refusals: { 404: ["service_category_not_found"] },
  },
  {
    method: "GET",
    path: "/api/service-categories/:slug/stores",
    role: "visitor",
    summary: "The verified, active stores of a service category",
    query: pageQuery,
    answer: list(store),
    refusals: { 404: ["service_category_not_found"] },
  },
  {
    method: "GET",
    path: "/api/stores/:id",
    role: "visitor",
    alsoLoads: ["customer", "admin"],
    summary: "A verified, active store; its owner and admins see it in any state",
    answer: store,
    refusals: NO_STORE,
  },
  {
    method: "GET",
    path: "/api/stores/:id/products",
    role: "visitor",
    alsoLoads: ["customer", "admin"],
    summary: "The products of a store on sale; its owner and admins also get hidden ones",
    query: pageQuery,
    answer: list(versionedForEditors(productAnswer), PRODUCTS_MAX),
    refusals: NO_STORE,
  },
];

/** Calls of a store's owner. */
const ownersCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/stores",
    role: "customer",
    summary: "Register a store, which then waits for verification; one per user",
    after: writesPerAccount,
    body: storeInput,
    status: 201,
    answer: versioned(ownStore),
    refusals: { ...TOO_MANY, 400: ["service_category_not_found"], 409: ["store_exists"] },
  },
  {
    method: "GET",
    path: "/api/stores/my-stores",
    role: "customer",
    summary: "The signed-in customer's stores: one, or none yet",
    query: pageQuery,
    answer: list(versioned(ownStore)),
  },
  {
    method: "PUT",
    path: "/api/stores/:id",
    role: "store owner",
    summary:
      "Update the own store; omitted fields stay unchanged. A change of what shoppers know a verified store by waits for an admin, as requestedChanges",
    after: writesPerAccount,
    form: storeFormDefinition,
    answer: versioned(ownStore),
    refusals: {
      ...TOO_MANY,
      400: ["service_category_not_found", "image_broken", "image_too_many_pixels"],
      404: ["store_not_found"],
      409: ["store_suspended"],
    },
  },
  {
    method: "POST",
    path: "/api/stores/:id/application",
    role: "store owner",
    summary: "Send the own store again after it was refused; it then waits for verification as a new one",
    after: writesPerAccount,
    answer: versioned(ownStore),
    refusals: { ...TOO_MANY, ...NO_STORE, 409: ["store_not_refused", "store_identity_missing"] },
  },
  {
    method: "POST",
    path: "/api/stores/:id/products",
    role: "store owner",
    summary: "Add a product to the own store, which must be verified and active",
    after: writesPerAccount,
    form: productFormDefinition,
    status: 201,
    answer: versioned(productAnswer),
    refusals: {
      ...TOO_MANY,
      ...PRODUCT_FORM_REFUSALS,
      404: ["store_not_found", "product_not_found"],
      409: [...PRODUCT_FORM_REFUSALS[409], "store_not_verified"],
    },
  },
  {
    method: "PUT",
    path: "/api/stores/:id/products/order",
    role: "store owner",
    summary: "Puts own products in this order, among the places that they have",
    after: writesPerAccount,
    body: storeProductOrderInput,
    status: 204,
    refusals: { ...TOO_MANY, 404: ["store_not_found", "product_not_found"], 409: ["conflict"] },
  },
  {
    method: "PUT",
    path: "/api/stores/:id/products/:productId",
    role: "store owner",
    summary: "Update a product of the own store; omitted fields stay unchanged",
    after: writesPerAccount,
    form: productFormDefinition,
    answer: versioned(productAnswer),
    refusals: { ...TOO_MANY, ...PRODUCT_FORM_REFUSALS, 404: ["store_not_found", "product_not_found"] },
  },
  {
    method: "DELETE",
    path: "/api/stores/:id/products/:productId",
    role: "store owner",
    summary: "Delete a product of the own store; orders keep their lines",
    after: writesPerAccount,
    status: 204,
    refusals: { ...TOO_MANY, 404: ["store_not_found", "product_not_found"], 409: ["conflict"] },
  },
];

/** Calls of the back office. */
const adminsCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/stores",
    role: "admin",
    summary:
      "All stores by search, filters and sort, those to be verified first unless sorted, with owner, counts and the last decision; X-Total-Count tells how many fit",
    query: adminStoresQuery,
    answer: list(adminStore),
  },
  {
    method: "GET",
    path: "/api/admin/stores/:id",
    role: "admin",
    summary: "One store in any state, with owner, counts and the last decision",
    answer: adminStore,
    refusals: NO_STORE,
  },
  {
    method: "GET",
    path: "/api/admin/stores/:id/decisions",
    role: "admin",
    summary: "Every decision about a store, newest first: who, when, why",
    query: pageQuery,
    answer: list(storeDecision),
    refusals: NO_STORE,
  },
  {
    method: "PATCH",
    path: "/api/admin/stores/:id",
    role: "admin",
    summary:
      "Verify or unverify, suspend or reopen a store, with its products; or confirm what its owner wants to change",
    body: storeDecisionInput,
    answer: adminStore,
    refusals: {
      ...NO_STORE,
      400: ["required"],
      409: ["store_changed", "store_without_owner", "store_identity_missing"],
    },
  },
  {
    method: "GET",
    path: "/api/admin/service-categories",
    role: "admin",
    summary: "All service categories, including inactive ones, with their numbers of stores",
    query: pageQuery,
    answer: list(versioned(adminServiceCategory)),
  },
  {
    method: "POST",
    path: "/api/admin/service-categories",
    role: "admin",
    summary: "Create a service category",
    body: serviceCategoryInput,
    status: 201,
    answer: versioned(adminServiceCategory),
    refusals: { 404: ["service_category_not_found"], 409: ["slug_taken"] },
  },
  {
    method: "PUT",
    path: "/api/admin/service-categories/:id",
    role: "admin",
    summary: "Update a service category; omitted fields stay unchanged",
    body: sinceVersion(serviceCategoryChanges),
    answer: versioned(adminServiceCategory),
    refusals: { 404: ["service_category_not_found"], 409: ["slug_taken"] },
  },
  {
    method: "DELETE",
    path: "/api/admin/service-categories/:id",
    role: "admin",
    summary: "Delete a service category without stores",
    status: 204,
    refusals: { 404: ["service_category_not_found"], 409: ["category_in_use"] },
  },
];

/** Every call of the marketplace (spec §7, rulings 31 to 34, 38, 39, 55, 82, 84). */
export const calls: readonly Call[] = [
  ...directory,
  ...ownersCalls,
  ...orderCalls,
  ...bookCalls,
  ...reviewCalls,
  ...adminsCalls,
];
