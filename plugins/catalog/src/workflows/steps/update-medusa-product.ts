import type { UpdateProductDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { definedOnly } from "../defined-only";

/** What the shop changes of Medusa's Product; what is left out stays. */
export interface MedusaProductChanges extends Pick<UpdateProductDTO, "title" | "description" | "thumbnail"> {
  /** Id of Medusa's Product. */
  id: string;
  /** All of them in their order; those that stay with their id. */
  images?: { id?: string; url: string }[];
  category_ids?: string[];
}

/**
 * Changes Medusa's Product. Medusa's own step of this kind does not bring pictures and categories back when it is undone,
 * so this one remembers them.
 */
export const updateMedusaProductStep = createStep(
  "update-medusa-product",
  async ({ id, ...changes }: MedusaProductChanges, { container }) => {
    const products = container.resolve(Modules.PRODUCT);
    const before = await products.retrieveProduct(id, {
      select: ["id", "title", "description", "thumbnail"],
      relations: ["images", "categories"],
    });
    const undo: MedusaProductChanges = {
      id,
      title: before.title,
      description: before.description ?? undefined,
      thumbnail: before.thumbnail,
      ...(changes.images && { images: before.images.map(({ id: imageId, url }) => ({ id: imageId, url })) }),
      ...(changes.category_ids && { category_ids: (before.categories ?? []).map((category) => category.id) }),
    };
    await products.updateProducts(id, definedOnly(changes));
    return new StepResponse(undefined, undo);
  },
  async (undo, { container }) => {
    if (!undo) return;
    const { id, ...changes } = undo;
    await container.resolve(Modules.PRODUCT).updateProducts(id, changes);
  },
);
