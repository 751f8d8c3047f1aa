import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { dropLease, takeLease } from "../lease";

/** Makes everybody else wait who wants to work on the same thing; nobody waits for `null`. */
export const takeLeaseStep = createStep(
  "take-lease",
  async ({ key }: { key: string | null }) => {
    if (key === null) return new StepResponse(null, null);
    const id = await takeLease(shopPool(), key);
    return new StepResponse(id, id);
  },
  async (id) => {
    if (id) await dropLease(shopPool(), id);
  },
);
