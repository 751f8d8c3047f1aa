import { pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { siteContent, siteContentInput, siteContents } from "../contract";

/** Calls of content by key. */
export const siteContentCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/site-content",
    role: "visitor",
    summary: "Every active piece of content; an admin sees the inactive ones too.",
    knows: ["admin"],
    query: pageQuery,
    answer: siteContents,
  },
  {
    method: "GET",
    path: "/api/site-content/:key",
    role: "visitor",
    summary: "An active piece of content; an admin sees an inactive one too.",
    knows: ["admin"],
    answer: siteContent,
    refusals: { 404: ["site_content_not_found"] },
  },
  {
    method: "PUT",
    path: "/api/site-content/:key",
    role: "admin",
    summary: "Makes a piece of content or changes it; what is not sent stays. The key hero is the home page's.",
    body: siteContentInput,
    answer: siteContent,
    refusals: { 400: ["site_content_key_invalid"] },
  },
  {
    method: "DELETE",
    path: "/api/site-content/:key",
    role: "admin",
    summary: "Deletes a piece of content; where it was shown, the fallback shows.",
    status: 204,
    refusals: { 400: ["site_content_key_invalid"], 404: ["site_content_not_found"] },
  },
];
