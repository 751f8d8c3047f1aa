import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { pairProducts } from "../workflows/pair-products";

/** Finds anew, a few times a day, what people buy together. */
export const pairProductsTask: Task = {
  name: "pair-products",
  payload: z.object({}),
  everySeconds: 6 * 60 * 60,
  run: () => pairProducts(shopPool()),
};
