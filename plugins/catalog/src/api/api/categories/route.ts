import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { createCategory } from "../../../http/save-category";
import { categories } from "../../../read-models/categories";

/** All categories in the shop's order; callers filter the active ones (spec §7). */
export const GET = categories.handler;

/** Creates a category. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.status(201).json(await createCategory(request));
}
