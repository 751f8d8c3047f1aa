import { violatedConstraint } from "@zakh/kit/database/violated-constraint";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Pool } from "pg";
import { findServiceCategory } from "../read-models/service-categories";

/** 400 `service_category_not_found` unless the category with this public id is open for stores. */
export async function requireOpenCategory(database: Pick<Pool, "query">, categoryId: number): Promise<void> {
  const category = await findServiceCategory(database, categoryId);
  if (category?.isActive) return;
  throw categoryMissing();
}

/** Runs a write of a store, and converts the database's error for a category that was deleted meanwhile. */
export function withExistingCategory<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    throw violatedConstraint(error) === "market_store_living_category" ? categoryMissing() : error;
  });
}

function categoryMissing(): ApiError {
  return new ApiError(400, "service_category_not_found", { fields: { categoryId: "service_category_not_found" } });
}
