import type { Call } from "@zakh/kit/http/calls";
import { closeAccountInput, emailChangeInput, emailConfirmInput } from "../contract/own-account";
import { personalData } from "../contract/personal-data";
import { mailsPerAccount } from "./account-limits";
import { dataLimit } from "./personal-data";

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
  },
];
