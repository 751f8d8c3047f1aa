import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { OpeningHours } from "../contract";
import { createStoreStep } from "./steps/create-store";

/** A store that is being registered (spec §3 stores); never verified at first (ruling 31). */
export interface NewStore {
  name: string;
  /** Public id of its service category. */
  categoryId: number;
  /** Public id of its owner; none for a store that an admin entered. */
  userId?: number | null;
  description?: string;
  logoUrl?: string;
  coverImageUrl?: string;
  address?: string;
  phone?: string;
  email?: string;
  openingHours?: OpeningHours;
  isActive?: boolean;
}

/** Registers a store, which then waits to be verified. Answers `{ id, number }`. */
export const createStoreWorkflow = createWorkflow(
  "create-market-store",
  (input: NewStore) => new WorkflowResponse(createStoreStep(input)),
);
