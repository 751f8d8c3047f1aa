import { shopPage } from "@zakh/kit/configuration/kit-options";
import { LANGUAGES } from "@zakh/kit/contract";
import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { requestPasswordResetWorkflow } from "../workflows/password-reset/request-password-reset";

const payload = z.object({ email: z.string(), language: z.enum(LANGUAGES) });

/**
 * Mails a password reset link. Whoever asked for it has been answered by then, alike for known and unknown addresses, so
 * that the time that this takes tells nothing.
 */
export const issuePasswordResetTask: Task<z.infer<typeof payload>> = {
  name: "issue-password-reset",
  payload,
  async run({ email, language }) {
    const input = { email, language, page: shopPage("/password-reset") };
    await requestPasswordResetWorkflow(applicationContainer()).run({ input });
  },
};
