import { Answer } from "./answer.mjs";
import { edgeSignature } from "./edge-signature.mjs";
import { DEFAULT_LANGUAGE } from "./languages.mjs";
import { tablesOf } from "./told-tables.mjs";

/** How long a page waits for a read, in ms; the shop's fallbacks are shown after that. */
const TIMEOUT_MS = 4000;

/** Set by commerce: `keep` and the tables of what may be kept until one of them changes, `changed` and the tables of a write. */
export const PUBLIC_COPY = "x-public-copy";

/**
 * The commerce server's public reads, asked without any cookie, kept while they hold.
 */
export class PublicReads {
  #commerceUrl;
  #kept;
  #headers;
  /** @type {WeakMap<Answer, string>} */
  #languages = new WeakMap();
  #signature;

  /**
   * @param {object} options
   * @param {string} options.commerceUrl
   * @param {string} [options.changesSecret]
   * @param {import("./kept-answers.mjs").KeptAnswers} options.kept
   * @param {import("./answer.mjs").Headers} options.headers go out with every answer
   */
  constructor({ commerceUrl, changesSecret, kept, headers }) {
    this.#signature = edgeSignature(changesSecret);
    this.#commerceUrl = commerceUrl;
    this.#kept = kept;
    this.#headers = headers;
  }

  /**
   * The answer of a public read, as a visitor without cookies gets it. Only one of 200 is the same in every language.
   * @param {string} path
   * @param {string} [language] of a refusal
   * @returns {Promise<Answer>}
   */
  answer(path, language = DEFAULT_LANGUAGE) {
    return this.#kept.take(path, async () => {
      const { status, tables, headers, body } = await this.#ask(path, { "Accept-Language": language });
      const answer = new Answer({ status, headers: [...this.#headers, ...headers], body, tables });
      if (status === 404) this.#languages.set(answer, language);
      return { answer, keep: tables.length > 0, failed: status >= 500 };
    });
  }

  /**
   * The answer for somebody of this language; nothing where commerce has to say itself what is the matter. What is not there is told
   * without asking twice: anybody can make up addresses of it.
   * @param {string} path
   * @param {string} language
   */
  async answerFor(path, language) {
    const answer = await this.answer(path, language);
    return answer.status === 200 || this.#languages.get(answer) === language ? answer : undefined;
  }

  /**
   * A reader for one page, which remembers whether all that it has read is kept: if not, something has changed meanwhile, a
   * read has failed, or changes cannot be heard. It remembers, too, whether one has failed, and the tables that all of them show.
   * What is read with somebody's cookie is nobody else's and is kept nowhere.
   * @returns {{ read: (path: string, cookie?: string) => Promise<{ status: number, body: unknown }>, lasting: boolean, failed: boolean, tables: Set<string> }}
   */
  forPage() {
    const page = {
      lasting: true,
      failed: false,
      tables: /** @type {Set<string>} */ (new Set()),
      read: async (/** @type {string} */ path, /** @type {string | undefined} */ cookie) => {
        try {
          const answer = cookie ? await this.#ask(path, { Cookie: cookie }) : await this.answer(path);
          page.lasting &&= this.#kept.get(path) === answer;
          const { status, body, tables } = answer;
          for (const table of tables) page.tables.add(table);
          page.failed ||= status >= 500;
          return { status, body: status === 200 ? JSON.parse(body.toString()) : undefined };
        } catch (error) {
          page.lasting = false;
          page.failed = true;
          throw error;
        }
      },
    };
    return page;
  }

  /**
   * @param {string} path
   * @param {Record<string, string>} more headers
   */
  async #ask(path, more) {
    const response = await fetch(new URL(path, this.#commerceUrl), {
      headers: { Accept: "application/json", "Accept-Encoding": "identity", ...more, ...this.#signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { headers, status } = response;
    const named = ["Content-Type", "Cache-Control", "ETag", "Vary", "X-Total-Count"].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [/** @type {[string, string]} */ ([name, value])];
    });
    const mayKeep = status === 200 && !headers.has("set-cookie");
    return {
      status,
      tables: mayKeep ? tablesOf("keep", headers.get(PUBLIC_COPY)) : [],
      headers: named,
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
}
