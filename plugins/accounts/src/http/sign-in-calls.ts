import { STAFF_ROLES } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import { loadSession, signOut } from "@zakh/kit/http/session";
import {
  ADMIN_ID_HEADER,
  type AdminAuthAnswer,
  type AdminLoginInput,
  adminAuthAnswer,
  adminLoginInput,
  type LoginInput,
  loginInput,
  type RegisterInput,
  registerInput,
  STAFF_ROLE_HEADER,
  sessionAnswer,
} from "../contract";
import { findAccount } from "../read-models/accounts";
import { registerAccountWorkflow } from "../workflows/register-account";
import { findAdmin } from "./guards";
import { registeringLimits } from "./registering-limits";
import { answerSession, authenticate, startSession } from "./sign-in";

/** The calls that start and end a session. */
export const signInCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/login",
    role: "visitor",
    summary: "Signs in by username or email, under a new session id; an admin session beside it stays.",
    body: loginInput,
    answer: sessionAnswer,
    refusals: { 401: ["credentials_wrong"], 429: ["too_many_requests"] },
    handler: async (request, response) => {
      const account = await authenticate(request, request.validatedBody as LoginInput);
      await startSession(request, response, "customer", account);
      response.json(answerSession(request, account, "login_succeeded"));
    },
  },
  {
    method: "POST",
    path: "/api/register",
    role: "visitor",
    summary: "Creates an account and signs it in.",
    body: registerInput,
    after: [registeringLimits],
    status: 201,
    answer: sessionAnswer,
    refusals: { 409: ["username_taken", "email_taken", "terms_changed", "conflict"], 429: ["too_many_requests"] },
    handler: async (request, response) => {
      const { confirmPassword: _, ...input } = request.validatedBody as RegisterInput;
      const { result } = await registerAccountWorkflow(request.scope).run({
        input: { ...input, isAdmin: false, language: requestLanguage(request) },
      });
      const account = await findAccount(shopPool(), result.id);
      if (!account) throw new Error("The account that was just made is gone");
      await startSession(request, response, "customer", account);
      response.status(201).json(answerSession(request, account, "register_succeeded"));
    },
  },
  {
    method: "POST",
    path: "/api/logout",
    role: "visitor",
    summary: "Signs the customer out; an admin session beside it stays.",
    status: 204,
    handler: async (request, response) => {
      await loadSession(request, response);
      await signOut(request, "customer");
    },
  },
  {
    method: "POST",
    path: "/api/admin/login",
    role: "visitor",
    summary:
      "Signs an admin in, for 12 hours or on his own device for 30 days; any other account gets the error of a wrong password.",
    body: adminLoginInput,
    answer: sessionAnswer,
    refusals: { 401: ["credentials_wrong"], 429: ["too_many_requests"] },
    handler: async (request, response) => {
      const { ownDevice, ...input } = request.validatedBody as AdminLoginInput;
      const account = await authenticate(request, input, ({ isAdmin }) => isAdmin);
      await startSession(request, response, "admin", account, ownDevice);
      response.json(answerSession(request, account, "login_succeeded"));
    },
  },
  {
    method: "POST",
    path: "/api/admin/logout",
    role: "visitor",
    summary: "Signs the admin out; a customer session beside it stays.",
    status: 204,
    handler: async (request, response) => {
      await loadSession(request, response);
      await signOut(request, "admin");
    },
  },
  {
    method: "GET",
    path: "/api/admin/check-auth",
    role: "visitor",
    summary: "Whether an admin is signed in.",
    alsoLoads: ["admin"],
    staff: STAFF_ROLES,
    answer: adminAuthAnswer,
    handler: async (request, response) => {
      const admin = findAdmin(request);
      if (admin) response.set({ [ADMIN_ID_HEADER]: String(admin.number), [STAFF_ROLE_HEADER]: admin.staffRole ?? "" });
      const answer: AdminAuthAnswer = { authenticated: admin !== undefined };
      response.json(answer);
    },
  },
];
