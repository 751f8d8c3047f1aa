import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { OWNERS, sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import {
  adminLegal,
  consentsInput,
  currentLegal,
  legalDraftInput,
  legalOverview,
  legalPage,
  legalPageQuery,
  legalVersionInput,
  ownConsents,
} from "../contract";
import { currentLegal as current } from "../read-models/legal-pages";

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
  },
  {
    method: "GET",
    path: "/api/user/consents",
    role: "customer",
    summary: "The last versions of terms and privacy that the signed-in customer has agreed to, with the time.",
    answer: ownConsents,
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
  },
  {
    method: "GET",
    path: "/api/admin/legal",
    role: "admin",
    staff: OWNERS,
    summary: "Of each legal text, which version holds, which is going to, and whether there is a draft.",
    answer: legalOverview,
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
  },
];
