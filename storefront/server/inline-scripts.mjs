import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Replaces a page's nonce by the hashes of its inline scripts, so that the page can be cached: a nonce must not be used twice.
 * Only scripts with the nonce are hashed; an injected script has none and stays forbidden.
 *
 * @param {string} html
 * @param {string} nonce
 * @returns {{ html: string, sources: string[] }} `sources` are for `script-src`
 */
export function hashInlineScripts(html, nonce) {
  const mark = ` nonce="${nonce}"`;
  /** @type {Set<string>} */
  const sources = new Set();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), sources: [...sources] };
}
