import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { refusal } from "@zakh/kit/http/validate";
import { navigationItemInput } from "../../contract";
import type { NewNavigationItem } from "../create-navigation-item";
import { discardNavigationItem, insertNavigationItem } from "../navigation-writes";

/** Writes a menu entry; 400 for a forbidden link or a parent that does not exist (ruling 26). */
export const createNavigationItemStep = createStep(
  "create-navigation-item",
  async (input: NewNavigationItem) => {
    const accepted = navigationItemInput.safeParse(input);
    if (!accepted.success) throw refusal(accepted.error);
    const { id, number } = await insertNavigationItem(shopPool(), accepted.data);
    return new StepResponse({ id, number }, id);
  },
  async (id) => {
    if (id) await discardNavigationItem(shopPool(), id);
  },
);
