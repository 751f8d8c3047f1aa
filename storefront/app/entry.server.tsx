import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type AppLoadContext, type EntryContext, ServerRouter } from "react-router";
import { CATALOGUES } from "./i18n/catalogues.server";
import { createI18n } from "./i18n/create-i18n";
import { addressedLanguage, languageCookie, requestLanguage } from "./i18n/language-cookie";
import { Nonce } from "./lib/nonce";

/** A page that takes longer than this, in ms, is sent as far as it is. */
const RENDER_TIMEOUT = 6_000;

/** Renders a page in the remembered language; nothing in it depends on who is signed in. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  headers.set("Vary", "Cookie");
  const language = requestLanguage(request);
  if (addressedLanguage(request.url)) {
    headers.append("Set-Cookie", languageCookie(language, request.url.startsWith("https:")));
  }
  const i18n = createI18n(language, CATALOGUES[language]);
  const crawler = isbot(request.headers.get("User-Agent"));

  return new Promise((resolve, reject) => {
    let answered = false;
    const send = () => {
      answered = true;
      const body = new PassThrough({
        final(callback) {
          clearTimeout(timeout);
          callback();
        },
      });
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <Nonce.Provider value={nonce}>
        <I18nextProvider i18n={i18n}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </Nonce.Provider>,
      {
        nonce,
        onShellReady: crawler ? undefined : send,
        onAllReady: crawler ? send : undefined,
        onShellError: reject,
        onError(error) {
          status = 500;
          // Errors before the shell are reported by whoever catches the rejection.
          if (answered) console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT);
  });
}
