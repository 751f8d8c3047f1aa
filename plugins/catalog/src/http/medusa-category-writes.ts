import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type CategoryInput, categoryChanges, slugFrom } from "../contract";
import { refuseParent } from "../workflows/category/category-rules";
import { composeTexts } from "./medusa-writes";

/**
 * Refuses in Medusa's own category calls what the shop's form would refuse, a slug that the form would have written
 * differently, and a category inside itself, which Medusa could not list any more. 400 with the code of the field,
 * `category_not_found` or `category_inside_itself`. A new category without a slug gets the one of its name.
 */
export async function checkMedusaCategory(
  { method, path, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const [id, ...rest] = path.split("/").filter(Boolean);
  if (method === "POST" && rest.length === 0) {
    const given = (body ?? {}) as Record<string, unknown>;
    composeTexts(given);
    // Medusa's own handle of a name keeps slashes and question marks.
    if (id === undefined && typeof given.name === "string") given.handle ??= slugFrom(given.name);
    const { name, description, handle, parent_category_id: parentId } = given;
    check({ name, description, slug: handle } as Partial<CategoryInput>);
    if (typeof handle === "string" && (handle === "" || slugFrom(handle) !== handle))
      throw new ApiError(400, "category_slug_invalid");
    if (typeof parentId === "string") await refuseParent(shopPool(), parentId, id);
  }
  next();
}

/** The dashboard shows one sentence, so the code of the first field is the error's. */
function check(fields: Partial<CategoryInput>): void {
  const [issue] = categoryChanges.safeParse(fields).error?.issues ?? [];
  if (issue) throw new ApiError(400, issue.message);
}
