import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteMediaItemStep } from "./steps/delete-media-item";

export interface DeleteMediaItemInput {
  /** Public id. */
  number: number;
  /** Deletes it even when something shows it (ruling 29). */
  confirmed: boolean;
}

/**
 * Takes a picture out of the library. 409 `media_in_use` with its users unless confirmed (ruling 29). The file stays: what
 * shows it goes on showing it, orders too.
 */
export const deleteMediaItemWorkflow = createWorkflow(
  "delete-media-item",
  (input: DeleteMediaItemInput) => new WorkflowResponse(deleteMediaItemStep(input)),
);
