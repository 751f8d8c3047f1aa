import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { findShopName } from "@zakh/kit/mail/shop-contact";
import { passwordChangedMail } from "../../../mails/password-changed-mail";

/** The mail that tells a person that the password was changed. */
export const composeChangedMailStep = createStep(
  "compose-password-changed-mail",
  async ({ resetId, email, language }: { resetId: string; email: string; language: Language }) => {
    const mail: OutgoingMail = {
      key: `password-changed:${resetId}`,
      to: email,
      language,
      ...passwordChangedMail({ language, shopName: await findShopName() }),
    };
    return new StepResponse(mail);
  },
);
