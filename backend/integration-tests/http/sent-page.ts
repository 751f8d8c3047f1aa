import { JSDOM } from "jsdom";
import { edgeUrl } from "./client";

export interface SentPage {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
  /** The text of the main heading. */
  heading: string;
  /** Of the first element that a selector finds; `null` without one, or without the attribute. */
  attribute: (selector: string, name: string) => string | null;
}

/** A page as the edge sends it, before any script of it runs; redirects are followed. */
export async function sentPage(path: string, headers: Record<string, string> = {}): Promise<SentPage> {
  const answer = await fetch(`${edgeUrl}${path}`, { headers });
  const html = await answer.text();
  const { document } = new JSDOM(html).window;
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    document,
    heading: document.querySelector("h1")?.textContent ?? "",
    attribute: (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null,
  };
}

/** The header of a browser in which somebody has chosen a language. */
export const inLanguage = (language: string) => ({ Cookie: `preferred-language=${language}` });
