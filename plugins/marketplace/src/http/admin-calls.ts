import { adminOf } from "@zakh/accounts/http/guards";
import { pageOf, sendList, sendPage } from "@zakh/kit/cache/send-list";
import { list, pageQuery, type SinceVersion, sinceVersion, TOTAL_COUNT_HEADER, versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { readId, writeId } from "@zakh/kit/http/path-id";
import {
  type AdminStoresQuery,
  adminServiceCategory,
  adminStore,
  adminStoresQuery,
  type ServiceCategoryChanges,
  type ServiceCategoryInput,
  type StoreDecisionInput,
  serviceCategoryChanges,
  serviceCategoryInput,
  storeDecision,
  storeDecisionInput,
} from "../contract";
import { findAdminStore, listStoreDecisions, listStores } from "../read-models/admin-stores";
import { findAdminServiceCategories } from "../read-models/service-categories";
import { createServiceCategoryWorkflow } from "../workflows/create-service-category";
import { decideOnStoreWorkflow } from "../workflows/decide-on-store";
import { deleteServiceCategoryWorkflow } from "../workflows/delete-service-category";
import { updateServiceCategoryWorkflow } from "../workflows/update-service-category";
import { answerServiceCategory } from "./answer-service-category";
import { NO_STORE } from "./refusals";

/** Calls of the back office. */
export const adminsCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/stores",
    role: "admin",
    summary:
      "All stores by search, filters and sort, those to be verified first unless sorted, with owner, counts and the last decision; X-Total-Count tells how many fit",
    query: adminStoresQuery,
    answer: list(adminStore),
    handler: async (request, response) => {
      const { stores, total } = await listStores(shopPool(), request.validatedQuery as AdminStoresQuery);
      response.set(TOTAL_COUNT_HEADER, String(total)).json(stores);
    },
  },
  {
    method: "GET",
    path: "/api/admin/stores/:id",
    role: "admin",
    summary: "One store in any state, with owner, counts and the last decision",
    answer: adminStore,
    refusals: NO_STORE,
    handler: async (request, response) => {
      const store = await findAdminStore(shopPool(), readId(request.params.id, "store_not_found"));
      if (!store) throw new ApiError(404, "store_not_found");
      response.json(store);
    },
  },
  {
    method: "GET",
    path: "/api/admin/stores/:id/decisions",
    role: "admin",
    summary: "Every decision about a store, newest first: who, when, why",
    query: pageQuery,
    answer: list(storeDecision),
    refusals: NO_STORE,
    handler: async (request, response) => {
      const decisions = await listStoreDecisions(
        shopPool(),
        readId(request.params.id, "store_not_found"),
        pageOf(request),
      );
      if (!decisions) throw new ApiError(404, "store_not_found");
      sendPage(request, response, decisions.rows, decisions.total);
    },
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
    handler: async (request, response) => {
      const storeId = writeId(request.params.id);
      const { number, name } = adminOf(request);
      const decision = request.validatedBody as StoreDecisionInput;
      await decideOnStoreWorkflow(request.scope).run({ input: { ...decision, storeId, by: { number, name } } });
      response.json(await findAdminStore(shopPool(), storeId));
    },
  },
  {
    method: "GET",
    path: "/api/admin/service-categories",
    role: "admin",
    summary: "All service categories, including inactive ones, with their numbers of stores",
    query: pageQuery,
    answer: list(versioned(adminServiceCategory)),
    handler: async (request, response) => sendList(request, response, await findAdminServiceCategories(shopPool())),
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
    handler: async (request, response) => {
      const input = request.validatedBody as ServiceCategoryInput;
      const { result } = await createServiceCategoryWorkflow(request.scope).run({ input });
      await answerServiceCategory(response, 201, result.number);
    },
  },
  {
    method: "PUT",
    path: "/api/admin/service-categories/:id",
    role: "admin",
    summary: "Update a service category; omitted fields stay unchanged",
    body: sinceVersion(serviceCategoryChanges),
    answer: versioned(adminServiceCategory),
    refusals: { 404: ["service_category_not_found"], 409: ["slug_taken"] },
    handler: async (request, response) => {
      const categoryId = writeId(request.params.id);
      const { version, ...changes } = request.validatedBody as SinceVersion<ServiceCategoryChanges>;
      await updateServiceCategoryWorkflow(request.scope).run({ input: { categoryId, changes, version } });
      await answerServiceCategory(response, 200, categoryId);
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/service-categories/:id",
    role: "admin",
    summary: "Delete a service category without stores",
    status: 204,
    refusals: { 404: ["service_category_not_found"], 409: ["category_in_use"] },
    handler: (request) =>
      deleteServiceCategoryWorkflow(request.scope).run({ input: { categoryId: writeId(request.params.id) } }),
  },
];
