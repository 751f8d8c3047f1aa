import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { adoptCategoriesWorkflow } from "../workflows/adopt-categories";
import { adoptProductsWorkflow } from "../workflows/adopt-products";

const adopted = z.object({ id: z.string() });
type Adopted = z.infer<typeof adopted>;

/** Adds a product created in Medusa's dashboard to the shop, with the default sale rule. */
export const adoptProductTask: Task<Adopted> = {
  name: "adopt-product",
  payload: adopted,
  async run({ id }) {
    await adoptProductsWorkflow(applicationContainer()).run({ input: [id] });
  },
};

/** Adds a category created in Medusa's dashboard to the shop. */
export const adoptCategoryTask: Task<Adopted> = {
  name: "adopt-category",
  payload: adopted,
  async run({ id }) {
    await adoptCategoriesWorkflow(applicationContainer()).run({ input: [id] });
  },
};
