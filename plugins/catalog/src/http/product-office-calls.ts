import { adminOf } from "@zakh/accounts/http/guards";
import { sendPage } from "@zakh/kit/cache/send-list";
import { list, STAFF_ROLES, versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import {
  type AdminProductsQuery,
  adminProductsQuery,
  type LotsQuery,
  lotsQuery,
  PRODUCTS_MAX,
  type PricesInput,
  type ProductChangesQuery,
  type ProductOrderInput,
  type ProductTraces,
  pricesAnswer,
  pricesInput,
  productAnswer,
  productChangeSet,
  productChangesQuery,
  productLot,
  productOrderInput,
  productTrace,
  productTraces,
  type TraceNumberInput,
  traceNumberInput,
} from "../contract";
import { findTraceNumbers, listLots } from "../read-models/lots";
import { listProductChanges } from "../read-models/product-changes";
import { withProductVersion } from "../read-models/product-version";
import { listProducts } from "../read-models/products";
import { orderProductsWorkflow } from "../workflows/order-products";
import { setTraceNumberWorkflow } from "../workflows/set-trace-number";
import { changePrices } from "./change-prices";

/** The calls of the back office about products. */
export const productOfficeCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/products",
    role: "admin",
    summary:
      "The products on sale, the hidden ones or both, or only those running out or without a fact that is to be told, by search, category and sort order; in pages with limit and offset, then with X-Total-Count. Never cached.",
    query: adminProductsQuery,
    answer: list(versioned(productAnswer), PRODUCTS_MAX),
    handler: async (request, response) => {
      const { rows, total } = await listProducts(shopPool(), request.validatedQuery as AdminProductsQuery);
      sendPage(request, response, rows.map(withProductVersion), total);
    },
  },
  {
    method: "POST",
    path: "/api/admin/products/prices",
    role: "admin",
    summary: "Sets the prices of up to 500 products as they were previewed, all of them or none",
    body: pricesInput,
    answer: pricesAnswer,
    refusals: {
      400: ["price_invalid", "prices_unchanged"],
      404: ["product_not_found"],
      409: ["prices_changed", "conflict"],
    },
    handler: async (request, response) => {
      const { prices } = request.validatedBody as PricesInput;
      response.json(await changePrices(request, { prices }));
    },
  },
  {
    method: "PUT",
    path: "/api/admin/products/order",
    role: "admin",
    summary: "Puts up to 500 products in this order, among the places that they have, and says which are shown first",
    body: productOrderInput,
    status: 204,
    refusals: { 404: ["product_not_found"], 409: ["conflict"] },
    handler: async (request) => {
      const { number, name } = adminOf(request);
      const input = { ...(request.validatedBody as ProductOrderInput), by: { number, name } };
      await orderProductsWorkflow(request.scope).run({ input });
    },
  },
  {
    method: "GET",
    path: "/api/admin/product-changes",
    role: "admin",
    summary: "Who changed what of products, newest first; in pages with limit and offset, then with X-Total-Count",
    query: productChangesQuery,
    answer: list(productChangeSet),
    handler: async (request, response) => {
      const { rows, total } = await listProductChanges(shopPool(), request.validatedQuery as ProductChangesQuery);
      sendPage(request, response, rows, total);
    },
  },
  {
    method: "POST",
    path: "/api/admin/product-changes/:id/undo",
    role: "admin",
    summary:
      "Sets the prices back that a change has set, of the products that are still there, all of them or none; a change of its own",
    answer: pricesAnswer,
    refusals: {
      400: ["prices_unchanged"],
      404: ["price_change_not_found", "product_not_found"],
      409: ["prices_changed", "conflict"],
    },
    handler: async (request, response) =>
      response.json(await changePrices(request, { undoes: writeId(request.params.id) })),
  },
  {
    method: "GET",
    path: "/api/admin/trace-numbers",
    role: "admin",
    staff: STAFF_ROLES,
    summary: "The trace numbers of the products that have one: of the lot that is packed now. Never cached.",
    answer: productTraces,
    handler: async (_request, response) => {
      const answer: ProductTraces = { products: await findTraceNumbers(shopPool()) };
      response.json(answer);
    },
  },
  {
    method: "PUT",
    path: "/api/admin/products/:id/trace-number",
    role: "admin",
    staff: STAFF_ROLES,
    summary:
      "Opens another lot of a product: this is the trace number of what is packed from now on, or since then; empty for none. With `from` only while that is its number. Answers the number that holds now.",
    body: traceNumberInput,
    answer: productTrace,
    refusals: {
      400: ["id_invalid", "trace_number_invalid", "lot_since_invalid"],
      404: ["product_not_found"],
      409: ["changed_meanwhile", "conflict"],
    },
    // Answers the number that holds now: a lot that begins later, or began before another one, does not change it.
    handler: async (request, response) => {
      const { number, name } = adminOf(request);
      const input = {
        ...(request.validatedBody as TraceNumberInput),
        number: writeId(request.params.id),
        by: { number, name },
      };
      const { result } = await setTraceNumberWorkflow(request.scope).run({ input });
      response.json(result);
    },
  },
  {
    method: "GET",
    path: "/api/admin/lots",
    role: "admin",
    summary:
      "The lots that products had and have, the newest first, of all or of one; in pages, with X-Total-Count. Never cached.",
    query: lotsQuery,
    answer: list(productLot),
    handler: async (request, response) => {
      const { rows, total } = await listLots(shopPool(), request.validatedQuery as LotsQuery);
      sendPage(request, response, rows, total);
    },
  },
];
