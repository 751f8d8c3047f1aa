import { Answer } from "./answer.mjs";

/** How long a page waits for a read, in ms; the shop's fallbacks are shown after that. */
const PATIENCE = 4000;

/** What answers everybody alike. */
const PUBLIC =
  /^\/api\/(?:products(?:\/\d+)?|categories|navigation|settings\/[a-z-]+|service-categories(?:\/[^/?#]+(?:\/stores)?)?|bank-accounts\/default)$/;

/** What answers visitors alike; an owner's or an administrator's session sees more (rulings 25 and 31). */
const VISITORS = /^\/api\/(?:bank-accounts|site-content(?:\/[^/?#]+)?|stores\/\d+(?:\/products)?)$/;

const SESSION = /(?:^|;\s*)zakh\.sid=/;

/** Set by commerce on what may be kept until it tells of a change, and on writes that change nothing public. */
export const PUBLIC_COPY = "x-public-copy";

/**
 * Whether this request is answered with the same bytes as anybody's.
 * @param {import("node:http").IncomingMessage} request
 */
export function isPublicRead({ url = "", headers }) {
  return PUBLIC.test(url) || (VISITORS.test(url) && !SESSION.test(headers.cookie ?? ""));
}

/**
 * The commerce server's public reads, asked without any cookie, kept while they hold.
 */
export class PublicReads {
  #commerceUrl;
  #kept;
  #headers;

  /**
   * @param {{ commerceUrl: string, kept: import("./kept-answers.mjs").KeptAnswers, headers: import("./answer.mjs").Headers }} options
   *   `headers` go out with every answer
   */
  constructor({ commerceUrl, kept, headers }) {
    this.#commerceUrl = commerceUrl;
    this.#kept = kept;
    this.#headers = headers;
  }

  /**
   * The answer of a public read, as a visitor without cookies gets it. One that is not 200 is for pages only: what people are
   * refused with is in their own language.
   * @param {string} path
   */
  answer(path) {
    return this.#kept.take(path, async () => {
      const { status, keep, headers, body } = await this.#ask(path);
      return { answer: new Answer({ status, headers: [...this.#headers, ...headers], body }), keep };
    });
  }

  /**
   * A reader for one page, which remembers whether all that it has read is kept: if not, something has changed meanwhile, a
   * read has failed, or changes cannot be heard.
   * What is read with somebody's cookie is nobody else's and is kept nowhere.
   * @returns {{ read: (path: string, cookie?: string) => Promise<{ status: number, body: unknown }>, lasting: boolean }}
   */
  forPage() {
    const page = {
      lasting: true,
      read: async (/** @type {string} */ path, /** @type {string | undefined} */ cookie) => {
        try {
          const answer = cookie ? await this.#ask(path, cookie) : await this.answer(path);
          page.lasting &&= this.#kept.get(path) === answer;
          const { status, body } = answer;
          return { status, body: status === 200 ? JSON.parse(body.toString()) : undefined };
        } catch (error) {
          page.lasting = false;
          throw error;
        }
      },
    };
    return page;
  }

  /**
   * @param {string} path
   * @param {string} [cookie]
   */
  async #ask(path, cookie) {
    const response = await fetch(new URL(path, this.#commerceUrl), {
      headers: { Accept: "application/json", "Accept-Encoding": "identity", ...(cookie ? { Cookie: cookie } : {}) },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { headers, status } = response;
    const named = ["Content-Type", "Cache-Control", "ETag", "Vary"].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [/** @type {[string, string]} */ ([name, value])];
    });
    return {
      status,
      keep: status === 200 && headers.get(PUBLIC_COPY) === "keep" && !headers.has("set-cookie"),
      headers: named,
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
}
