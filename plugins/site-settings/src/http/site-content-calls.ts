import { OWNERS, pageQuery, sinceVersion, versioned, versionedForEditors } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { siteContent, siteContentInput, siteContents } from "../contract";

/** Calls of content by key. */
export const siteContentCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/site-content",
    role: "visitor",
    summary: "Every active piece of content; an admin also gets inactive ones.",
    alsoLoads: ["admin"],
    query: pageQuery,
    answer: siteContents,
  },
  {
    method: "GET",
    path: "/api/site-content/:key",
    role: "visitor",
    summary: "An active piece of content; an admin also gets an inactive one.",
    alsoLoads: ["admin"],
    answer: versionedForEditors(siteContent),
    refusals: { 404: ["site_content_not_found"] },
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
  },
  {
    method: "DELETE",
    path: "/api/site-content/:key",
    role: "admin",
    staff: OWNERS,
    summary: "Deletes a piece of content; pages then show the fallback.",
    status: 204,
    refusals: { 400: ["site_content_key_invalid"], 404: ["site_content_not_found"] },
  },
];
