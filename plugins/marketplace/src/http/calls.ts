import { PRODUCTS_MAX, productAnswer } from "@zakh/catalog/contract";
import { withProductVersion } from "@zakh/catalog/read-models/product-version";
import { countStoreProducts, findStoreProducts, products } from "@zakh/catalog/read-models/products";
import { publicRead } from "@zakh/kit/cache/public-read";
import { pageOf, sendList, sendPage } from "@zakh/kit/cache/send-list";
import { list, pageQuery, versionedForEditors } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { serviceCategory, store } from "../contract";
import { serviceCategories } from "../read-models/service-categories";
import { publicStores } from "../read-models/stores";
import { adminsCalls } from "./admin-calls";
import { bookCalls } from "./book-calls";
import { findCategoryBySlug } from "./find-category";
import { orderCalls } from "./order-calls";
import { ownersCalls } from "./owner-calls";
import { NO_STORE } from "./refusals";
import { reviewCalls } from "./review-calls";
import { visibleStore } from "./visible-store";

const directory: readonly Call[] = [
  {
    method: "GET",
    path: "/api/service-categories",
    role: "visitor",
    summary: "The active service categories",
    query: pageQuery,
    answer: list(serviceCategory),
    handler: serviceCategories.handler,
  },
  {
    method: "GET",
    path: "/api/service-categories/:slug",
    role: "visitor",
    summary: "An active service category by its slug",
    answer: serviceCategory,
    refusals: { 404: ["service_category_not_found"] },
    handler: async (request, response) => {
      const category = await findCategoryBySlug(request.params.slug);
      publicRead(response, [serviceCategories]).json(category);
    },
  },
  {
    method: "GET",
    path: "/api/service-categories/:slug/stores",
    role: "visitor",
    summary: "The verified, active stores of a service category",
    query: pageQuery,
    answer: list(store),
    refusals: { 404: ["service_category_not_found"] },
    handler: async (request, response) => {
      const category = await findCategoryBySlug(request.params.slug);
      const stores = await publicStores.value();
      const registered = stores.filter(({ categoryId }) => categoryId === category.id);
      sendList(request, publicRead(response, [serviceCategories, publicStores]), registered);
    },
  },
  {
    method: "GET",
    path: "/api/stores/:id",
    role: "visitor",
    alsoLoads: ["customer", "admin"],
    summary: "A verified, active store; its owner and admins see it in any state",
    answer: store,
    refusals: NO_STORE,
    handler: async (request, response) => {
      const { store } = await visibleStore(request, response);
      response.json(store);
    },
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
    handler: async (request, response) => {
      const { store, insider } = await visibleStore(request, response, [products]);
      if (insider) {
        const [found, total] = await Promise.all([
          findStoreProducts(shopPool(), store.id, pageOf(request, PRODUCTS_MAX)),
          countStoreProducts(shopPool(), store.id),
        ]);
        sendPage(request, response, found.map(withProductVersion), total);
      } else {
        const onSale = (await products.value())
          .filter(({ storeId }) => storeId === store.id)
          .sort((one, other) => one.position - other.position);
        sendList(request, response, onSale, PRODUCTS_MAX);
      }
    },
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
