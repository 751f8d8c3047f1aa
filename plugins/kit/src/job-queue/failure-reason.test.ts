import { expect, it } from "vitest";
import { failureReason } from "./failure-reason";

it.each([
  ["connect ECONNREFUSED 127.0.0.1:25", "unreachable"],
  ["getaddrinfo ENOTFOUND smtp.example.com", "unreachable"],
  ["Greeting never received: timeout", "unreachable"],
  ["Invalid login: 535 5.7.8 Authentication failed", "sign_in"],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 No such user", "refused"],
  ["Message failed: 552 5.2.2 Mailbox full", "refused"],
  ["Cannot read properties of undefined", "other"],
  ["", "other"],
])("%j is %s", (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
