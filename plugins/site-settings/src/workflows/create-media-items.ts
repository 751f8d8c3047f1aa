import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createMediaItemsStep } from "./steps/create-media-items";

/** A stored picture that is to stand in the library. */
export interface NewMediaItem {
  /** The file's name with whoever uploaded it. */
  name: string;
  /** Media type of the uploaded file. */
  type: string;
  /** Where the stored picture is shown from. */
  url: string;
  /** Bytes of the uploaded file. */
  size: number;
}

/** Puts stored pictures into the library. Answers their public ids, in the same order. */
export const createMediaItemsWorkflow = createWorkflow(
  "create-media-items",
  (input: NewMediaItem[]) => new WorkflowResponse(createMediaItemsStep(input)),
);
