import type { MedusaRequest } from "@medusajs/framework/http";
import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { customerOf } from "@zakh/accounts/http/guards";
import { sendList } from "@zakh/kit/cache/send-list";
import { list, pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import { writeId } from "@zakh/kit/http/path-id";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import {
  boughtProduct,
  FAVORITES_MAX,
  favorite,
  STANDING_BASKETS_MAX,
  type StandingBasketChanges,
  type StandingBasketInput,
  type StopInput,
  standingBasket,
  standingBasketChanges,
  standingBasketInput,
  stopInput,
} from "../contract";
import { findBoughtProducts } from "../read-models/bought-products";
import { findFavorites } from "../read-models/favorites";
import { productsOnSale } from "../read-models/products-on-sale";
import { findStandingBaskets } from "../read-models/standing-baskets";
import {
  addFavoriteWorkflow,
  changeStandingBasketWorkflow,
  createStandingBasketWorkflow,
  deleteStandingBasketWorkflow,
  removeFavoriteWorkflow,
  stopStandingBasketWorkflow,
} from "../workflows";
import { answerStandingBasket } from "./answer-standing-basket";

const stopsPerAddress = rateLimit({ name: "standing-basket-stops", points: 60, seconds: 10 * 60 });

/** Every call of favourites, of what is bought again, and of standing baskets. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/user/favorites",
    role: "customer",
    summary: "The favourite products of the signed-in customer that are on sale, newest first.",
    query: pageQuery,
    answer: list(favorite, FAVORITES_MAX),
    handler: async (request, response) => {
      const onSale = new Set((await productsOnSale()).keys());
      sendList(
        request,
        response,
        await findFavorites(shopPool(), customerOf(request).accountId, onSale),
        FAVORITES_MAX,
      );
    },
  },
  {
    method: "PUT",
    path: "/api/user/favorites/:id",
    role: "customer",
    summary: "Makes the product with this id a favourite; said again, it changes nothing. At most 500.",
    before: [callsPerAccount],
    status: 204,
    refusals: { 404: ["product_not_found"], 409: ["favorites_full"], 429: ["too_many_requests"] },
    handler: (request) => addFavoriteWorkflow(request.scope).run({ input: favoriteOf(request) }),
  },
  {
    method: "DELETE",
    path: "/api/user/favorites/:id",
    role: "customer",
    summary: "Makes the product with this id no favourite any more; said again, it changes nothing.",
    before: [callsPerAccount],
    status: 204,
    refusals: { 429: ["too_many_requests"] },
    handler: (request) => removeFavoriteWorkflow(request.scope).run({ input: favoriteOf(request) }),
  },
  {
    method: "GET",
    path: "/api/user/bought-products",
    role: "customer",
    summary:
      "The products on sale that the signed-in customer has bought, the most often bought first; in pages with limit and offset, then with X-Total-Count.",
    query: pageQuery,
    answer: list(boughtProduct),
    handler: async (request, response) => {
      const bought = await findBoughtProducts(shopPool(), customerOf(request).number, await productsOnSale());
      sendList(request, response, bought);
    },
  },
  {
    method: "GET",
    path: "/api/user/standing-baskets",
    role: "customer",
    summary: "The standing baskets of the signed-in customer, oldest first.",
    query: pageQuery,
    answer: list(standingBasket, STANDING_BASKETS_MAX),
    handler: async (request, response) => {
      const { accountId } = customerOf(request);
      sendList(request, response, await findStandingBaskets(shopPool(), accountId, await productsOnSale()));
    },
  },
  {
    method: "POST",
    path: "/api/user/standing-baskets",
    role: "customer",
    summary: "Creates a standing basket, which is proposed by mail at each of its dates and never ordered by itself.",
    before: [callsPerAccount],
    body: standingBasketInput,
    status: 201,
    answer: standingBasket,
    refusals: {
      400: ["standing_basket_date_past", "quantity_invalid"],
      404: ["product_not_found"],
      409: ["standing_baskets_full"],
      429: ["too_many_requests"],
    },
    handler: async (request, response) => {
      const { accountId } = customerOf(request);
      const input = request.validatedBody as StandingBasketInput;
      const { result } = await createStandingBasketWorkflow(request.scope).run({
        input: { accountId, language: requestLanguage(request), input },
      });
      await answerStandingBasket(response, 201, accountId, result);
    },
  },
  {
    method: "PUT",
    path: "/api/user/standing-baskets/:id",
    role: "customer",
    summary: "Changes a standing basket of the customer's own; what is left out stays.",
    before: [callsPerAccount],
    body: standingBasketChanges,
    answer: standingBasket,
    refusals: {
      400: ["standing_basket_date_past", "quantity_invalid"],
      404: ["standing_basket_not_found", "product_not_found"],
      429: ["too_many_requests"],
    },
    handler: async (request, response) => {
      const number = writeId(request.params.id);
      const { accountId } = customerOf(request);
      const changes = request.validatedBody as StandingBasketChanges;
      await changeStandingBasketWorkflow(request.scope).run({
        input: { accountId, number, language: requestLanguage(request), changes },
      });
      await answerStandingBasket(response, 200, accountId, number);
    },
  },
  {
    method: "DELETE",
    path: "/api/user/standing-baskets/:id",
    role: "customer",
    summary: "Deletes a standing basket of the customer's own.",
    before: [callsPerAccount],
    status: 204,
    refusals: { 404: ["standing_basket_not_found"], 429: ["too_many_requests"] },
    handler: async (request) => {
      const number = writeId(request.params.id);
      const { accountId } = customerOf(request);
      await deleteStandingBasketWorkflow(request.scope).run({ input: { accountId, number } });
    },
  },
  {
    method: "POST",
    path: "/api/standing-baskets/stop",
    role: "visitor",
    summary: "Pauses or deletes the standing basket of a mail, by the key in the mail's link, also without signing in.",
    before: [stopsPerAddress],
    body: stopInput,
    status: 204,
    refusals: { 404: ["standing_basket_not_found"], 429: ["too_many_requests"] },
    handler: (request) => stopStandingBasketWorkflow(request.scope).run({ input: request.validatedBody as StopInput }),
  },
  {
    method: "POST",
    path: "/api/standing-baskets/stop/:key",
    role: "visitor",
    summary: "Pauses the standing basket of a mail: what a mailbox's own button to unsubscribe calls (RFC 8058).",
    before: [stopsPerAddress],
    status: 204,
    refusals: { 404: ["standing_basket_not_found"], 429: ["too_many_requests"] },
    handler: async (request) => {
      const key = stopInput.shape.key.safeParse(request.params.key).data;
      if (!key) throw new ApiError(404, "standing_basket_not_found");
      await stopStandingBasketWorkflow(request.scope).run({ input: { key, as: "paused" } });
    },
  },
];

function favoriteOf(request: MedusaRequest) {
  return { accountId: customerOf(request).accountId, productNumber: writeId(request.params.id) };
}
