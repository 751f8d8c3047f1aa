import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopLog } from "@zakh/kit/log/shop-log";
import type { StoredStatement } from "../../import/keep-statement";
import { returnOrders } from "../../settling/return-orders";

/** There is no undo: money that went out stays so. What fails here is done by the task. */
export const returnOrdersStep = createStep(
  "return-orders-of-statement",
  async ({ number }: StoredStatement, { container }) => {
    await returnOrders(container).catch((error: unknown) => {
      shopLog.error(`The returns of statement ${number} are not noted yet`, error);
    });
    return new StepResponse(undefined);
  },
);
