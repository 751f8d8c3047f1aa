import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Security } from "./security-headers";

/** Address of the page in which Korea's postcode search runs; forms of addresses show it in a frame after a press. */
export const POSTCODE_PAGE = "/postcode-search";

/** Where the search comes from, and where the frames are that it shows. */
const SCRIPTS = "https://t1.daumcdn.net";
const FRAMES = ["https://postcode.map.kakao.com", "https://postcode.map.daum.net"];

/** The script is one of `public`. */
const PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>우편번호</title><style>html,body{height:100%;margin:0}</style>
<body><script src="/postcode-search.js"></script></body></html>`;

/**
 * The page of the postcode search: a document of its own, because a browser keeps the policy of the document that it began with, and so
 * no page of the shop itself has to allow scripts of others. It is shown in frames of the shop alone.
 *
 * The search writes inline scripts into its own page (daumPostcode/kakaoPostcodeQnA, issue 1124), so they are allowed here; nothing that
 * people write is ever part of it.
 */
export function postcodePage({ production, https }: Security): RequestHandler[] {
  const headers = helmet({
    contentSecurityPolicy: production && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'unsafe-inline'", SCRIPTS],
        styleSrc: ["'unsafe-inline'"],
        imgSrc: ["data:", "https:"],
        frameSrc: FRAMES,
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'"],
      },
    },
    frameguard: { action: "sameorigin" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
  });
  return [
    headers,
    (_request, response) => void response.type("html").set("Cache-Control", "public, max-age=3600").send(PAGE),
  ];
}
