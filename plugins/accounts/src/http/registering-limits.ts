import { createLimit } from "@zakh/kit/http/rate-limit";

const SECONDS_PER_MINUTE = 60;

/** Accounts made by machines; carriers share addresses. */
export const registeringPerAddress = createLimit({
  name: "register-address",
  points: 300,
  seconds: 60 * SECONDS_PER_MINUTE,
});

/** By address and email; otherwise a stranger could block somebody's registration by sending their email. */
export const registeringPerEmail = createLimit({
  name: "register-email",
  points: 30,
  seconds: 10 * SECONDS_PER_MINUTE,
});
