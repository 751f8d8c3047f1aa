import { isApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import { signOut } from "@zakh/kit/http/session";
import type { CloseAccountInput, EmailChangeInput, EmailConfirmInput } from "../contract";
import { closeAccountInput, emailChangeInput, emailConfirmInput } from "../contract/own-account";
import { personalData } from "../contract/personal-data";
import { closeOwnAccountWorkflow } from "../workflows/close-own-account";
import { askEmailChangeWorkflow } from "../workflows/email-change/ask-email-change";
import { confirmEmailChangeWorkflow } from "../workflows/email-change/confirm-email-change";
import { mailsPerAccount } from "./account-limits";
import { customerOf } from "./guards";
import { withOwnPassword } from "./own-password";
import { countWrongToken } from "./password-reset-limits";
import { answerPersonalData, dataLimit } from "./personal-data";

/** What customers do with their own account beside their profile (ruling 72). */
export const ownAccountCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/user/email",
    role: "customer",
    summary: "Mails a link to another address, by which the account takes it as its email.",
    body: emailChangeInput,
    after: [mailsPerAccount],
    status: 204,
    refusals: { 400: ["current_password_wrong"], 409: ["email_taken"], 429: ["too_many_requests"] },
    handler: async (request) => {
      const account = customerOf(request);
      const input = { ...(request.validatedBody as EmailChangeInput), account, language: requestLanguage(request) };
      await withOwnPassword(request, account, () => askEmailChangeWorkflow(request.scope).run({ input }));
    },
  },
  {
    method: "POST",
    path: "/api/user/email/confirm",
    role: "visitor",
    summary:
      "Gives the account the email to which the link with this token was mailed; its former address is told. Orders keep theirs.",
    body: emailConfirmInput,
    status: 204,
    refusals: { 400: ["email_token_invalid"], 409: ["email_taken", "conflict"], 429: ["too_many_requests"] },
    // For visitors too: the mail is mostly opened in another browser than the shop.
    handler: async (request) => {
      const input = { ...(request.validatedBody as EmailConfirmInput), language: requestLanguage(request) };
      await confirmEmailChangeWorkflow(request.scope)
        .run({ input })
        .catch(async (failure: unknown) => {
          if (isApiError(failure) && failure.code === "email_token_invalid") await countWrongToken(request);
          throw failure;
        });
    },
  },
  {
    method: "GET",
    path: "/api/user/data",
    role: "customer",
    heavy: true,
    summary: "Everything that the shop keeps of the signed-in customer, as a file to be saved. Never cached.",
    before: [dataLimit],
    answer: personalData,
    refusals: { 404: ["not_found"], 429: ["too_many_requests"] },
    handler: (request, response) => answerPersonalData(response, customerOf(request).number),
  },
  {
    method: "POST",
    path: "/api/user/close",
    role: "customer",
    summary:
      "Closes the customer's own account: orders stay without the person, everything else is forgotten. Refused while an order is open, money is to be returned, or a store is registered.",
    body: closeAccountInput,
    status: 204,
    refusals: {
      400: ["current_password_wrong"],
      409: ["admin_cannot_close", "orders_still_open", "claim_still_open", "store_still_open", "conflict"],
      429: ["too_many_requests"],
    },
    handler: async (request) => {
      const account = customerOf(request);
      const { currentPassword } = request.validatedBody as CloseAccountInput;
      const input = { account, currentPassword };
      await withOwnPassword(request, account, () => closeOwnAccountWorkflow(request.scope).run({ input }));
      await signOut(request, "customer");
    },
  },
];
