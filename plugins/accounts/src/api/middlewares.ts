import { defineMiddlewares, type MedusaRequest } from "@medusajs/framework/http";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { validateBody } from "@zakh/kit/http/validate";
import { adminLoginInput, loginInput, registerInput } from "../contract";
import { callRoutes } from "../http/call-routes";
import { optionalAdmin, requireCustomer } from "../http/guards";
import { passwordResetCalls } from "../http/password-reset-calls";

const MINUTES = 60;

function accountNamed(request: MedusaRequest): string {
  return (request.validatedBody as { username: string }).username;
}

/** Per account, so that nobody's password is guessed; per address, so that nobody tries a list of accounts (ruling 20). */
const loginPerAccount = rateLimit({ name: "login-account", points: 10, seconds: 5 * MINUTES, key: accountNamed });
const loginPerAddress = rateLimit({ name: "login-address", points: 100, seconds: 5 * MINUTES });
const registerPerAddress = rateLimit({ name: "register-address", points: 60, seconds: 10 * MINUTES });

/** Who may call what: one row a call. */
export default defineMiddlewares({
  routes: [
    { matcher: "/api/user", method: ["GET"], middlewares: [requireCustomer] },
    {
      matcher: "/api/login",
      method: ["POST"],
      middlewares: [loginPerAddress, validateBody(loginInput), loginPerAccount],
    },
    { matcher: "/api/register", method: ["POST"], middlewares: [registerPerAddress, validateBody(registerInput)] },
    {
      matcher: "/api/admin/login",
      method: ["POST"],
      middlewares: [loginPerAddress, validateBody(adminLoginInput), loginPerAccount],
    },
    { matcher: "/api/admin/check-auth", method: ["GET"], middlewares: [optionalAdmin] },
    ...callRoutes(passwordResetCalls),
  ],
});
