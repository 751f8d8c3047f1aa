import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "../../database/pool";
import { insertMails, type OutgoingMail, withdrawMails } from "../../mail/outgoing-mail";

/**
 * Puts mails into the outbox. The sender wakes at once, so this stands last in a workflow, after all that can fail; what
 * fails after it all the same takes back the mails that are not sent yet.
 */
export const enqueueMailStep = createStep(
  "enqueue-mail",
  async (mails: OutgoingMail[]) => {
    const ids = await insertMails(shopPool(), mails);
    return new StepResponse(ids, ids);
  },
  async (ids) => {
    if (ids?.length) await withdrawMails(shopPool(), ids);
  },
);
