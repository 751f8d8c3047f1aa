import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { adminOf, customerOf } from "@zakh/accounts/http/guards";
import { publicRead } from "@zakh/kit/cache/public-read";
import { sendList } from "@zakh/kit/cache/send-list";
import { list, pageQuery, versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import { readId, writeId } from "@zakh/kit/http/path-id";
import {
  backInStockAlert,
  choicesOf,
  filterChoices,
  filterProducts,
  PAIRED_MAX,
  PRODUCTS_MAX,
  type PriceListQuery,
  type ProductsQuery,
  priceListQuery,
  productAnswer,
  productsQuery,
  sortProducts,
} from "../contract";
import { priceListPicture } from "../price-list/price-list-picture";
import { findBackInStockAlert } from "../read-models/back-in-stock-alerts";
import { categories } from "../read-models/categories";
import { pairings } from "../read-models/pairings";
import { withProductVersion } from "../read-models/product-version";
import { listedProducts, products } from "../read-models/products";
import { subscribeToBackInStockWorkflow, unsubscribeFromBackInStockWorkflow } from "../workflows";
import { deleteProductWorkflow } from "../workflows/delete-product";
import { categoryCalls } from "./category-calls";
import { findHiddenProduct } from "./hidden-product";
import { productFormDefinition } from "./product-form";
import { productOfficeCalls } from "./product-office-calls";
import { saveProduct } from "./save-product";

/** Error codes of a form that saves a product. 404 of a new one: it was deleted before it was answered. */
export const PRODUCT_FORM_REFUSALS = {
  400: [
    "product_incomplete",
    "category_not_found",
    "category_of_others",
    "minimum_not_sold",
    "quantity_not_whole",
    "origin_required",
  ],
  404: ["product_not_found"],
  409: ["stock_below_reserved", "unit_ordered", "store_licence_missing", "conflict"],
} as const satisfies Call["refusals"];

/** Every call of products and categories. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/products",
    role: "visitor",
    summary:
      "The products on sale that lists show, in a sort order, narrowed, a page of them, or up to 50 by ids=1,2 in that order",
    query: productsQuery,
    answer: list(productAnswer, PRODUCTS_MAX),
    handler: async (request, response) => {
      const {
        category,
        sort = "shop",
        limit: _limit,
        offset: _offset,
        ids,
        ...filters
      } = request.validatedQuery as ProductsQuery;
      if (ids) return sendChosen(request, response, ids);
      const isNarrowed = Object.values(filters).some(Boolean);
      if (category === undefined && sort === "shop" && !isNarrowed) return listedProducts.handler(request, response);
      const ofCategory = (await listedProducts.value()).filter(
        (one) => category === undefined || one.category === category,
      );
      const listed = sortProducts(filterProducts(ofCategory, filters), sort);
      const cacheable = listed.length > 0 || (!isNarrowed && (category === undefined || (await isCategory(category))));
      sendList(request, publicRead(response, [products, categories], { cacheable }), listed, PRODUCTS_MAX);
    },
  },
  {
    method: "GET",
    path: "/api/products/filters",
    role: "visitor",
    summary: "The temperatures, origins and stores to which the list of products can be narrowed",
    answer: filterChoices,
    handler: async (_request, response) =>
      publicRead(response, [listedProducts]).json(choicesOf(await listedProducts.value())),
  },
  {
    method: "GET",
    path: "/api/price-list",
    role: "visitor",
    summary: "What can be bought today and its price, as a picture for chats",
    query: priceListQuery,
    media: ["image/png"],
    refusals: { 404: ["product_not_found"] },
    handler: async (request, response) => {
      const { language = "mn" } = request.validatedQuery as PriceListQuery;
      const picture = await priceListPicture(language);
      if (!picture) throw new ApiError(404, "product_not_found");
      response.setHeader("Cache-Control", "no-cache");
      response.type("image/png").send(picture);
    },
  },
  ...productOfficeCalls,
  {
    method: "POST",
    path: "/api/products",
    role: "admin",
    summary: "Creates a product",
    form: productFormDefinition,
    status: 201,
    answer: versioned(productAnswer),
    refusals: PRODUCT_FORM_REFUSALS,
    handler: async (request, response) => response.status(201).json(await saveProduct(request, {})),
  },
  {
    method: "GET",
    path: "/api/products/:id",
    role: "visitor",
    alsoLoads: ["customer", "admin"],
    summary: "One product on sale; a hidden one for its owner and admins only",
    answer: versioned(productAnswer),
    refusals: { 404: ["product_not_found"] },
    handler: async (request, response) => {
      const id = readId(request.params.id, "product_not_found");
      const product = (await products.value()).find((candidate) => candidate.id === id);
      if (!product) {
        const hidden = await findHiddenProduct(request, id);
        if (!hidden) throw new ApiError(404, "product_not_found");
        response.setHeader("Cache-Control", "no-store");
        response.json(withProductVersion(hidden));
        return;
      }
      publicRead(response, [products]).json(withProductVersion(product));
    },
  },
  {
    method: "GET",
    path: "/api/products/:id/goes-with",
    role: "visitor",
    summary: "What other people have bought with a product, of what can be bought now; at most eight, the best first",
    query: pageQuery,
    answer: list(productAnswer, PAIRED_MAX),
    refusals: { 404: ["product_not_found"] },
    handler: async (request, response) => {
      const id = readId(request.params.id, "product_not_found");
      const others = (await pairings.value()).get(id) ?? [];
      const onSale = new Map((await products.value()).map((product) => [product.id, product]));
      const found = others
        .flatMap((other) => onSale.get(other) ?? [])
        .filter(({ isListed, isSoldOut }) => isListed && !isSoldOut);
      sendList(request, publicRead(response, [pairings, products], { cacheable: onSale.has(id) }), found, PAIRED_MAX);
    },
  },
  {
    method: "PUT",
    path: "/api/products/:id",
    role: "admin",
    summary: "Updates a product; fields that the form omits stay unchanged",
    form: productFormDefinition,
    answer: versioned(productAnswer),
    refusals: PRODUCT_FORM_REFUSALS,
    handler: async (request, response) =>
      response.json(await saveProduct(request, { number: writeId(request.params.id) })),
  },
  {
    method: "DELETE",
    path: "/api/products/:id",
    role: "admin",
    summary: "Removes a product from the shop; orders that contain it stay readable",
    status: 204,
    refusals: { 404: ["product_not_found"], 409: ["conflict"] },
    handler: async (request) => {
      const { number, name } = adminOf(request);
      const input = { number: writeId(request.params.id), by: { number, name } };
      await deleteProductWorkflow(request.scope).run({ input });
    },
  },
  {
    method: "GET",
    path: "/api/products/:id/back-in-stock-alert",
    role: "customer",
    summary: "Whether the signed-in customer gets a mail when the product is back in stock",
    answer: backInStockAlert,
    refusals: { 404: ["product_not_found"] },
    handler: async (request, response) => {
      const productNumber = readId(request.params.id, "product_not_found");
      response.json(await findBackInStockAlert(shopPool(), customerOf(request).accountId, productNumber));
    },
  },
  {
    method: "POST",
    path: "/api/products/:id/back-in-stock-alert",
    role: "customer",
    summary:
      "Subscribes the signed-in customer to one mail, in the language of this call, when the sold-out product is back",
    before: [callsPerAccount],
    answer: backInStockAlert,
    refusals: {
      404: ["product_not_found"],
      409: ["product_back_in_stock", "back_in_stock_alerts_full", "conflict"],
      429: ["too_many_requests"],
    },
    handler: async (request, response) => {
      const productNumber = writeId(request.params.id);
      const { accountId } = customerOf(request);
      const { result } = await subscribeToBackInStockWorkflow(request.scope).run({
        input: { accountId, productNumber, language: requestLanguage(request) },
      });
      response.json(result);
    },
  },
  {
    method: "DELETE",
    path: "/api/products/:id/back-in-stock-alert",
    role: "customer",
    summary: "Unsubscribes the customer; 204 also without a subscription",
    before: [callsPerAccount],
    status: 204,
    refusals: { 429: ["too_many_requests"] },
    handler: async (request) => {
      const productNumber = writeId(request.params.id);
      const { accountId } = customerOf(request);
      await unsubscribeFromBackInStockWorkflow(request.scope).run({ input: { accountId, productNumber } });
    },
  },
  ...categoryCalls,
];

/** Those of these ids that are on sale, in the order of the ids; other parameters do not count. */
async function sendChosen(request: MedusaRequest, response: MedusaResponse, ids: readonly number[]) {
  const onSale = new Map((await products.value()).map((product) => [product.id, product]));
  const chosen = [...new Set(ids)].flatMap((id) => onSale.get(id) ?? []);
  sendList(request, publicRead(response, [products], { cacheable: false }), chosen, PRODUCTS_MAX);
}

async function isCategory(name: string): Promise<boolean> {
  return (await categories.value()).some((category) => category.name === name);
}
