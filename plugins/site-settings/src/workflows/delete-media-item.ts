import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteMediaItemStep } from "./steps/delete-media-item";

export interface DeleteMediaItemInput {
  /** Public id. */
  number: number;
  /** Delete it even when it is in use (ruling 29). */
  confirmed: boolean;
}

/**
 * Removes a picture from the library. 409 `media_in_use` with its users unless confirmed (ruling 29). The file stays,
 * because its users, such as orders, continue to show it.
 */
export const deleteMediaItemWorkflow = createWorkflow(
  "delete-media-item",
  (input: DeleteMediaItemInput) => new WorkflowResponse(deleteMediaItemStep(input)),
);
