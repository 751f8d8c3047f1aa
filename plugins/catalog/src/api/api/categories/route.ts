import { categories } from "../../../read-models/categories";

/** All categories in the shop's order; callers keep the active ones (spec §7). */
export const GET = categories.handler;
