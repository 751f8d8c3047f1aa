import type { RequestListener } from "node:http";
import express from "express";
import type { HeaderList } from "./cached-response";
import type { Commerce } from "./edge-signature";
import { health } from "./health";
import { POSTCODE_PAGE, postcodePage } from "./postcode-page";
import { requestId } from "./request-id";
import { type Security, securityHeaders } from "./security-headers";

export interface EdgeOptions extends Commerce {
  /** The address that visitors use, when it is not this server's own. */
  publicUrl?: string;
  /** How many proxies stand before the edge; their `X-Forwarded-*` headers are trusted. */
  trustedProxies: number;
}

export interface Edge {
  listener: RequestListener;
  /** of every response */
  headers: HeaderList;
  /** Whether it hears of changes, and so responds from memory. */
  isCaching: () => boolean;
  close: () => Promise<void>;
}

/** What the built edge and that of development begin with. */
export function baseApp({ trustedProxies, commerceUrl, changesSecret }: EdgeOptions, security: Security) {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustedProxies);
  app.use(securityHeaders(security));
  app.use(health({ commerceUrl, changesSecret }));
  app.use(requestId({ trustedProxies }));
  app.get(POSTCODE_PAGE, ...postcodePage(security));
  return app;
}
