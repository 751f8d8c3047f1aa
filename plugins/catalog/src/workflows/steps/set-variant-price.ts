import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

export interface VariantPrice {
  priceSetId: string;
  /** Id of the price in won within the set. */
  priceId: string;
  /** Won; `undefined` leaves it as it is. */
  amount: number | undefined;
  before: number;
}

/** Changes the price in won; prices in other currencies, which Medusa's dashboard may have set, stay. */
export const setVariantPriceStep = createStep(
  "set-variant-price",
  async ({ amount, ...price }: VariantPrice, { container }) => {
    if (amount === undefined || amount === price.before) return new StepResponse(undefined, undefined);
    await container.resolve(Modules.PRICING).addPrices({
      priceSetId: price.priceSetId,
      prices: [{ id: price.priceId, currency_code: "krw", amount }],
    });
    return new StepResponse(undefined, price);
  },
  async (price, { container }) => {
    if (!price) return;
    await container.resolve(Modules.PRICING).addPrices({
      priceSetId: price.priceSetId,
      prices: [{ id: price.priceId, currency_code: "krw", amount: price.before }],
    });
  },
);
