import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { ZodType } from "zod";

type ItemsRequest = MedusaRequest<{ quantity?: unknown; items?: unknown } | undefined>;

/** Refuses kilograms that Medusa would take, such as −1 and 1.23456, with 400 `quantity_invalid`. */
export function refuseOtherWeights(kilograms: ZodType<number>) {
  return ({ body }: ItemsRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    const items: unknown[] = Array.isArray(body?.items) ? body.items : [];
    for (const item of [body, ...items]) {
      const quantity = (item as { quantity?: unknown } | null | undefined)?.quantity;
      if (quantity !== undefined && !kilograms.safeParse(quantity).success) throw new ApiError(400, "quantity_invalid");
    }
    next();
  };
}
