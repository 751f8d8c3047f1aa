import type { MedusaRequest } from "@medusajs/framework/http";
import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import { customerOf } from "@zakh/accounts/http/guards";
import { type ProductOrderInput, productAnswer, storeProductOrderInput } from "@zakh/catalog/contract";
import { PRODUCT_FORM_REFUSALS } from "@zakh/catalog/http/calls";
import { productFormDefinition } from "@zakh/catalog/http/product-form";
import { saveProduct } from "@zakh/catalog/http/save-product";
import { deleteProductWorkflow } from "@zakh/catalog/workflows/delete-product";
import { orderProductsWorkflow } from "@zakh/catalog/workflows/order-products";
import { sendList } from "@zakh/kit/cache/send-list";
import { list, OFFICE_STAFF, pageQuery, versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import { writeId } from "@zakh/kit/http/path-id";
import { ownStore, type StoreInput, storeInput } from "../contract";
import { findOwnStore, findStoresOfAccount } from "../read-models/stores";
import { createStoreWorkflow } from "../workflows/create-store";
import { handInStoreWorkflow } from "../workflows/hand-in-store";
import { updateStoreWorkflow } from "../workflows/update-store";
import { storeOf } from "./own-store";
import { NO_STORE, TOO_MANY } from "./refusals";
import { storeChangesOf, storeFormDefinition } from "./store-form";

export const ownersCalls: readonly Call[] = [
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
    handler: async (request, response) => {
      const input = {
        ...(request.validatedBody as StoreInput),
        userId: customerOf(request).number,
        language: requestLanguage(request),
      };
      const { result } = await createStoreWorkflow(request.scope).run({ input });
      response.status(201).json(await findOwnStore(shopPool(), result.number));
    },
  },
  {
    method: "GET",
    path: "/api/stores/my-stores",
    role: "customer",
    summary: "The signed-in customer's stores: one, or none yet",
    query: pageQuery,
    answer: list(versioned(ownStore)),
    handler: async (request, response) =>
      sendList(request, response, await findStoresOfAccount(shopPool(), customerOf(request).number)),
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
    handler: async (request, response) => {
      const store = storeOf(request);
      const { number: storeId } = store;
      const { changes, version } = await storeChangesOf(request, store);
      const { staffRole } = customerOf(request);
      // They confirm the names of stores, and need not confirm their own.
      const byAdmin = staffRole !== null && OFFICE_STAFF.includes(staffRole);
      const language = byAdmin ? undefined : requestLanguage(request);
      await updateStoreWorkflow(request.scope).run({ input: { storeId, changes, version, byAdmin, language } });
      response.json(await findOwnStore(shopPool(), storeId));
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
    handler: async (request, response) => {
      const { number: storeId } = storeOf(request);
      await handInStoreWorkflow(request.scope).run({ input: { storeId } });
      response.json(await findOwnStore(shopPool(), storeId));
    },
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
    handler: async (request, response) => {
      const { number: storeNumber, isVerified, isActive } = storeOf(request);
      if (!isVerified || !isActive) throw new ApiError(409, "store_not_verified");
      response.status(201).json(await saveProduct(request, { storeNumber }));
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
    handler: async (request) => {
      const { ids } = request.validatedBody as Pick<ProductOrderInput, "ids">;
      const { number, name } = customerOf(request);
      const input = { ids, storeNumber: storeOf(request).number, by: { number, name } };
      await orderProductsWorkflow(request.scope).run({ input });
    },
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
    handler: async (request, response) => response.json(await saveProduct(request, ownProduct(request))),
  },
  {
    method: "DELETE",
    path: "/api/stores/:id/products/:productId",
    role: "store owner",
    summary: "Delete a product of the own store; orders keep their lines",
    after: writesPerAccount,
    status: 204,
    refusals: { ...TOO_MANY, 404: ["store_not_found", "product_not_found"], 409: ["conflict"] },
    handler: async (request) => {
      const { number, name } = customerOf(request);
      const input = { ...ownProduct(request), by: { number, name } };
      await deleteProductWorkflow(request.scope).run({ input });
    },
  },
];

/** The store and product of the path; the workflows find no product of another store (ruling 32). */
function ownProduct(request: MedusaRequest) {
  return { number: writeId(request.params.productId), storeNumber: storeOf(request).number };
}
