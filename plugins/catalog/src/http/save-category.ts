import type { MedusaRequest } from "@medusajs/framework/http";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { withLock } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { type Category, type CategoryChanges, type CategoryInput, slugFrom } from "../contract";
import { findCategory } from "../read-models/categories";
import { createCategoryWorkflow } from "../workflows/create-category";
import { deleteCategoryWorkflow } from "../workflows/delete-category";
import { updateCategoryWorkflow } from "../workflows/update-category";

/** Categories are counted, ranked and told apart by slug among each other, so they change one at a time. */
const LOCK = "categories";

/** Makes the category of the request's body and answers it; its slug is made from the name unless one is given. */
export async function createCategory(request: MedusaRequest): Promise<Versioned<Category>> {
  const input = request.validatedBody as CategoryInput;
  return withLock(LOCK, async () => {
    const { result } = await createCategoryWorkflow(request.scope).run({
      input: { ...input, slug: slugOf(input.slug || input.name) },
    });
    return savedCategory(result?.number);
  });
}

/** Changes a category as the request's body says and answers it; an empty slug is made anew from the name. */
export async function changeCategory(request: MedusaRequest, id: number): Promise<Versioned<Category>> {
  const { version, ...changes } = request.validatedBody as SinceVersion<CategoryChanges>;
  return withLock(LOCK, async () => {
    const present = await savedCategory(id);
    await refuseChanged(version, async () => present);
    const slug = changes.slug === undefined ? undefined : slugOf(changes.slug || (changes.name ?? present.name));
    await updateCategoryWorkflow(request.scope).run({ input: { ...changes, slug, number: id } });
    return savedCategory(id);
  });
}

export async function deleteCategory(request: MedusaRequest, id: number): Promise<void> {
  await withLock(LOCK, () => deleteCategoryWorkflow(request.scope).run({ input: { number: id } }));
}

async function savedCategory(id: number | undefined): Promise<Versioned<Category>> {
  const category = id === undefined ? undefined : await findCategory(shopPool(), id);
  if (!category) throw new ApiError(404, "category_not_found");
  return category;
}

function slugOf(text: string): string {
  const slug = slugFrom(text);
  if (slug === "") throw new ApiError(400, "category_slug_invalid", { fields: { slug: "category_slug_invalid" } });
  return slug;
}
