import { Transform, type TransformCallback } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type AppLoadContext, type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { CATALOGUES } from "./i18n/catalogues.server";
import { createI18n } from "./i18n/create-i18n";
import { addressedLanguage, languageCookie, requestLanguage } from "./i18n/language-cookie";
import { TextsProvider } from "./i18n/use-texts";
import { Nonce } from "./lib/server/nonce";

/** A page that takes longer than this, in ms, is sent incomplete. */
const RENDER_TIMEOUT_MS = 6_000;

/** Renders a page in the language of the address or cookie; nothing in it depends on who is signed in. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce, runExclusive }: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  setCaching(headers);
  const language = requestLanguage(request);
  // The service worker uses it to find cached pages in another language than the current one.
  headers.set("Content-Language", language);
  if (addressedLanguage(request.url)) {
    headers.append("Set-Cookie", languageCookie(language, request.url.startsWith("https:")));
  }
  const i18n = createI18n(language, CATALOGUES[language]);

  const render = () =>
    new Promise<Response>((resolve, reject) => {
      let begun = false;
      const { pipe, abort } = renderToPipeableStream(
        <Nonce.Provider value={nonce}>
          <TextsProvider i18n={i18n}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </TextsProvider>
        </Nonce.Provider>,
        {
          nonce,
          onShellReady() {
            begun = true;
          },
          // Not streamed: the edge caches complete pages, and all loaders are done by now.
          onAllReady() {
            const body = new Transform({
              transform: dropZeros,
              final(callback) {
                clearTimeout(timeout);
                callback();
              },
            });
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
            pipe(body);
          },
          onShellError: reject,
          onError(error) {
            status = 500;
            // Errors before the shell reject the promise and are logged by its caller.
            if (begun) console.error(error);
          },
        },
      );
      const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
    });
  return runExclusive(render);
}

/**
 * Logs a fault of a page, but not what a visitor causes: addresses and methods that no page has. The router would log each with a stack,
 * so anybody could fill the log.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) console.error(error);
}

/** The data of a page has the same caching headers as the page. */
export function handleDataRequest(response: Response): Response {
  setCaching(response.headers);
  return response;
}

function setCaching(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  headers.set("Vary", "Cookie");
}

/**
 * React 18 sends its whole buffer when the next character does not fit into the rest of it. With two-byte characters such as Cyrillic ones
 * this leaves a zero byte in the text. No character contains a zero byte itself.
 */
function dropZeros(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback) {
  done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
}
