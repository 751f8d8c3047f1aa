import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Makes the inventory item that tracked stock is kept on; nothing is made for `null`. Answers its id. */
export const createInventoryItemStep = createStep(
  "create-inventory-item",
  async ({ title }: { title: string | null }, { container }) => {
    if (title === null) return new StepResponse(null, null);
    const item = await container.resolve(Modules.INVENTORY).createInventoryItems({ title });
    return new StepResponse(item.id, item.id);
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.INVENTORY).deleteInventoryItems([id]);
  },
);
