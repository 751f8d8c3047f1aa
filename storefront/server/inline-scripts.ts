import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Replaces a page's nonce by the hashes of its inline scripts, so that the page can be cached: a nonce must not be used twice.
 * Only scripts with the nonce are hashed; an injected script has none and stays forbidden.
 * @returns `sources` are for `script-src`
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), sources: [...sources] };
}
