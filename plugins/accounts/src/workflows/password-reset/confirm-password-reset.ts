import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { Language } from "@zakh/kit/contract";
import { SESSION_HALVES } from "@zakh/kit/http/session";
import { enqueueMailStep } from "@zakh/kit/workflows/steps/enqueue-mail";
import type { PasswordResetConfirmInput } from "../../contract/password-reset";
import { endSessionsStep } from "../steps/end-sessions";
import { setPasswordStep } from "../steps/set-password";
import { composeChangedMailStep } from "./steps/compose-changed-mail";
import { takeResetStep } from "./steps/take-reset";

export interface ConfirmPasswordResetInput extends PasswordResetConfirmInput {
  language: Language;
}

/**
 * Sets the password that a mailed link stands for, signs the account out everywhere and tells its person by a mail
 * (ruling 21). Answers whose it was, with the count that a known device carries from now on; 400 `reset_token_invalid` for a
 * link that is unknown, used or expired.
 */
export const confirmPasswordResetWorkflow = createWorkflow(
  "confirm-password-reset",
  (input: ConfirmPasswordResetInput) => {
    const reset = takeResetStep(transform(input, ({ token }) => ({ token })));
    setPasswordStep(transform({ input, reset }, (all) => ({ email: all.reset.email, password: all.input.password })));
    const versions = endSessionsStep(transform(reset, ({ accountId }) => ({ accountId, halves: [...SESSION_HALVES] })));
    const mail = composeChangedMailStep(
      transform({ input, reset }, (all) => ({ ...all.reset, language: all.input.language })),
    );
    enqueueMailStep(transform(mail, (one) => [one]));
    return new WorkflowResponse(
      transform({ reset, versions }, (all) => ({
        accountId: all.reset.accountId,
        customerSessionVersion: all.versions.customer,
      })),
    );
  },
);
