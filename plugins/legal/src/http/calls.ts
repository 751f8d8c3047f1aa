import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { adminOf, customerOf } from "@zakh/accounts/http/guards";
import { publicRead } from "@zakh/kit/cache/public-read";
import { OWNERS, type SinceVersion, sinceVersion, versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import {
  adminLegal,
  type ConsentsInput,
  consentsInput,
  currentLegal,
  type LegalDraftInput,
  type LegalPageQuery,
  type LegalVersionInput,
  legalDraftInput,
  legalOverview,
  legalPage,
  legalPageQuery,
  legalVersionInput,
  ownConsents,
} from "../contract";
import { findAdminLegal, findLegalOverview } from "../read-models/admin-legal";
import { findConsents } from "../read-models/consents";
import { currentLegal as current, findLegalPage, legalPages } from "../read-models/legal-pages";
import { giveConsentsWorkflow } from "../workflows/give-consents";
import { publishLegalVersionWorkflow } from "../workflows/publish-legal-version";
import { saveLegalDraftWorkflow } from "../workflows/save-legal-draft";
import { kindOf } from "./kind";

const NO_KIND = { 404: ["not_found"] } as const;

/** Every call of the legal pages. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/legal",
    role: "visitor",
    summary: "Which version of terms, privacy, returns and delivery holds; null until the owner has confirmed one.",
    answer: currentLegal,
    handler: current.handler,
  },
  {
    method: "GET",
    path: "/api/legal/:kind",
    role: "visitor",
    summary:
      "The text of terms, privacy, returns or delivery in every language, with all its versions; without `version` the one that holds, or the template until one is confirmed.",
    query: legalPageQuery,
    answer: legalPage,
    refusals: { 404: ["not_found", "legal_version_not_found"] },
    handler: async (request, response) => {
      const kind = kindOf(request);
      const { version } = request.validatedQuery as LegalPageQuery;
      const page =
        version === undefined ? (await legalPages.value())[kind] : await findLegalPage(shopPool(), kind, version);
      if (!page) throw new ApiError(404, "legal_version_not_found");
      publicRead(response, [legalPages]).json(page);
    },
  },
  {
    method: "GET",
    path: "/api/user/consents",
    role: "customer",
    summary: "The last versions of terms and privacy that the signed-in customer has agreed to, with the time.",
    answer: ownConsents,
    handler: async (request, response) => response.json(await findConsents(shopPool(), customerOf(request).number)),
  },
  {
    method: "POST",
    path: "/api/user/consents",
    role: "customer",
    summary: "Keeps that the signed-in customer agrees to the versions of terms and privacy that hold.",
    before: [callsPerAccount],
    body: consentsInput,
    answer: ownConsents,
    refusals: { 409: ["terms_changed"], 429: ["too_many_requests"] },
    handler: async (request, response) => {
      const { number: accountNumber } = customerOf(request);
      const agreed = request.validatedBody as ConsentsInput;
      await giveConsentsWorkflow(request.scope).run({
        input: { accountNumber, agreed, language: requestLanguage(request) },
      });
      response.json(await findConsents(shopPool(), accountNumber));
    },
  },
  {
    method: "GET",
    path: "/api/admin/legal",
    role: "admin",
    staff: OWNERS,
    summary: "Of each legal text, which version holds, which is going to, and whether there is a draft.",
    answer: legalOverview,
    handler: async (_request, response) => response.json(await findLegalOverview(shopPool())),
  },
  {
    method: "GET",
    path: "/api/admin/legal/:kind",
    role: "admin",
    staff: OWNERS,
    summary:
      "A legal text to edit: the draft, else the last version, else the template; beside it the template of now.",
    answer: versioned(adminLegal),
    refusals: NO_KIND,
    handler: async (request, response) => response.json(await findAdminLegal(shopPool(), kindOf(request))),
  },
  {
    method: "PUT",
    path: "/api/admin/legal/:kind",
    role: "admin",
    staff: OWNERS,
    summary: "Saves a legal text as a draft, which shoppers do not see; languages that are left out stay.",
    body: sinceVersion(legalDraftInput),
    answer: versioned(adminLegal),
    refusals: NO_KIND,
    handler: async (request, response) => {
      const kind = kindOf(request);
      const { texts, version } = request.validatedBody as SinceVersion<LegalDraftInput>;
      await saveLegalDraftWorkflow(request.scope).run({ input: { kind, texts, version } });
      response.json(await findAdminLegal(shopPool(), kind));
    },
  },
  {
    method: "POST",
    path: "/api/admin/legal/:kind/versions",
    role: "admin",
    staff: OWNERS,
    summary:
      "Adds a version that the owner has read and confirms, valid from today or a later day on. A version that holds is never changed; one that does not hold yet is replaced.",
    body: sinceVersion(legalVersionInput),
    status: 201,
    answer: versioned(adminLegal),
    refusals: { ...NO_KIND, 400: ["legal_day_past"] },
    handler: async (request, response) => {
      const kind = kindOf(request);
      const { confirmed: _, ...input } = request.validatedBody as SinceVersion<LegalVersionInput>;
      const publishedBy = adminOf(request).number;
      await publishLegalVersionWorkflow(request.scope).run({ input: { ...input, kind, publishedBy } });
      response.status(201).json(await findAdminLegal(shopPool(), kind));
    },
  },
];
