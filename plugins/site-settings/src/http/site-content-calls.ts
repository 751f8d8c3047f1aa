import { findAdmin } from "@zakh/accounts/http/guards";
import { publicRead } from "@zakh/kit/cache/public-read";
import { sendList } from "@zakh/kit/cache/send-list";
import { OWNERS, pageQuery, type SinceVersion, sinceVersion, versioned, versionedForEditors } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { type SiteContentInput, siteContent, siteContentInput, siteContents } from "../contract";
import { activeSiteContents, findSiteContent, findSiteContents } from "../read-models/site-content";
import { deleteSiteContentWorkflow } from "../workflows/delete-site-content";
import { setSiteContentWorkflow } from "../workflows/set-site-content";
import { contentKey } from "./content-key";

export const siteContentCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/site-content",
    role: "visitor",
    summary: "Every active piece of content; an admin also gets inactive ones.",
    alsoLoads: ["admin"],
    query: pageQuery,
    answer: siteContents,
    handler: async (request, response) => {
      if (findAdmin(request)) sendList(request, response, await findSiteContents(shopPool()));
      else await activeSiteContents.handler(request, response);
    },
  },
  {
    method: "GET",
    path: "/api/site-content/:key",
    role: "visitor",
    summary: "An active piece of content; an admin also gets an inactive one.",
    alsoLoads: ["admin"],
    answer: versionedForEditors(siteContent),
    refusals: { 404: ["site_content_not_found"] },
    handler: async (request, response) => {
      const { key } = request.params;
      const content = findAdmin(request)
        ? await findSiteContent(shopPool(), key ?? "")
        : (await activeSiteContents.value()).find((active) => active.key === key);
      if (!content) throw new ApiError(404, "site_content_not_found");
      (findAdmin(request) ? response : publicRead(response, [activeSiteContents])).json(content);
    },
  },
  {
    method: "PUT",
    path: "/api/site-content/:key",
    role: "admin",
    staff: OWNERS,
    summary: "Creates or updates a piece of content; omitted fields stay unchanged. The key hero is the home page's.",
    body: sinceVersion(siteContentInput),
    answer: versioned(siteContent),
    refusals: { 400: ["site_content_key_invalid"] },
    handler: async (request, response) => {
      const key = contentKey(request.params.key);
      await setSiteContentWorkflow(request.scope).run({
        input: { ...(request.validatedBody as SinceVersion<SiteContentInput>), key },
      });
      response.json(await findSiteContent(shopPool(), key));
    },
  },
  {
    method: "DELETE",
    path: "/api/site-content/:key",
    role: "admin",
    staff: OWNERS,
    summary: "Deletes a piece of content; pages then show the fallback.",
    status: 204,
    refusals: { 400: ["site_content_key_invalid"], 404: ["site_content_not_found"] },
    handler: (request) =>
      deleteSiteContentWorkflow(request.scope).run({ input: { key: contentKey(request.params.key) } }),
  },
];
