import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { commerceAvailability } from "./availability";
import { badRequest } from "./bad-request";
import { baseApp, type Edge, type EdgeOptions } from "./base-app";
import { followChanges } from "./change-stream";
import { type ChangedTables, commerceProxy } from "./commerce-proxy";
import { eachHour } from "./each-hour";
import { languageOf } from "./languages";
import { Pages } from "./pages";
import { PersonalReads } from "./personal-reads";
import { hasSession, publicAddress } from "./public-addresses";
import { PublicReads } from "./public-reads";
import { refuse } from "./refusal";
import { ResponseCache } from "./response-cache";
import { securityHeaderList } from "./security-headers";
import { readStaticFiles } from "./static-files";

/** The methods of a page; a form that is sent before scripts run is a POST. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];
/** Beside the build of the server. */
const CLIENT = fileURLToPath(new URL("../client", import.meta.url));

/** The one address that browsers talk to: assets, pages, and `/api` and `/static` of the commerce server. */
export async function createEdge(options: EdgeOptions, build: ServerBuild): Promise<Edge> {
  const { commerceUrl, publicUrl, trustedProxies, changesSecret } = options;
  const security = { production: true, https: publicUrl?.startsWith("https:") ?? false };
  const headers = securityHeaderList(security);
  const cache = new ResponseCache({ isCommerceUp: commerceAvailability({ commerceUrl, changesSecret }) });
  const personal = new PersonalReads(headers);
  const changes = changesSecret
    ? followChanges({ commerceUrl, secret: changesSecret, publicCache: cache, personalCache: personal.cache })
    : undefined;
  // What pages say of closed days and of the day on which an order leaves changes on the hour.
  const clock = eachHour(() => cache.invalidate(["site_setting"]));
  const reads = new PublicReads({ commerceUrl, changesSecret, cache, headers });
  const files = readStaticFiles(CLIENT, headers);
  const pages = new Pages({ build, cache, reads, security, catalogues: await catalogueFiles(), publicUrl });

  const app = baseApp(options, security);
  app.use((request, response, next) => {
    const address = isReading(request) ? publicAddress(request) : undefined;
    if (address === undefined) return next();
    const startedAt = performance.now();
    const forward = () => {
      response.locals.waitedMs = performance.now() - startedAt;
      next();
    };
    reads.getIn(languageOf(request.headers), address).then((read) => {
      // A product that is hidden from visitors is there for its owner and for admins.
      if (read && !(read.status === 404 && hasSession(request))) read.send(request, response);
      else forward();
    }, forward);
  });
  app.use(commerceProxy({ commerceUrl, trustedProxies, changesSecret, onWrite, personal }));
  app.use("/assets", (_request, response) => void response.status(404).type("text").send("Not found"));
  app.all("*", (request, response, next) => {
    if (!PAGE_METHODS.includes(request.method)) {
      response.set("Allow", PAGE_METHODS.join(", "));
      refuse(request, response, { status: 405, code: "method_not_allowed" });
      return;
    }
    pages.getOrRender(request, response).then((page) => page?.send(request, response), next);
  });
  app.use(badRequest);

  return {
    listener: (request, response) => {
      const inMemory = isReading(request) ? cached(request) : undefined;
      if (inMemory) inMemory.send(request, response);
      else app(request, response);
    },
    headers,
    isCaching: () => cache.connected,
    close: async () => {
      clock.stop();
      changes?.close();
    },
  };

  function onWrite(changed: ChangedTables) {
    if (changed.personal.length > 0) personal.cache.invalidateAll();
    if (changed.public.length > 0) cache.invalidate(changed.public);
  }

  function cached(request: IncomingMessage) {
    const { url = "" } = request;
    if (url.startsWith("/api/")) {
      const address = publicAddress(request);
      return address === undefined ? personal.cached(request) : cache.get(address);
    }
    return pages.cached(request) ?? files.get(url) ?? files.get(url.split("?")[0] ?? "");
  }
}

function isReading({ method }: IncomingMessage) {
  return method === "GET" || method === "HEAD";
}

/** The built file of each language's texts, so that the page can ask for it before any script runs. */
async function catalogueFiles(): Promise<Record<string, string>> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(`${CLIENT}/.vite/manifest.json`, "utf8"),
  );
  const files: Record<string, string> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const language = /^app\/i18n\/locales\/(\w+)\.json$/.exec(source)?.[1];
    if (language) files[language] = `/${file}`;
  }
  return files;
}
