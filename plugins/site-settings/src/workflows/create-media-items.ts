import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createMediaItemsStep } from "./steps/create-media-items";

/** A stored picture to add to the library. */
export interface NewMediaItem {
  /** The uploader's file name. */
  name: string;
  /** Media type of the uploaded file. */
  type: string;
  /** URL of the stored picture. */
  url: string;
  /** Bytes of the uploaded file. */
  size: number;
}

/** Adds stored pictures to the library. Returns their public ids, in the same order. */
export const createMediaItemsWorkflow = createWorkflow(
  "create-media-items",
  (input: NewMediaItem[]) => new WorkflowResponse(createMediaItemsStep(input)),
);
