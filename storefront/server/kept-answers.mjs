import { LRUCache } from "lru-cache";

/** How much is kept, in bytes: some thousand pages; the edge is to stay within 150 MB in all. */
const MOST = 32 * 1024 * 1024;

/**
 * How long after a change nothing that shows it is kept, in ms. The change was told by one commerce process; another may be a
 * moment behind, and what it answers until then must not be kept.
 */
const SETTLING = 250;

/** @typedef {import("./answer.mjs").Answer} Answer */

/**
 * What making an answer came to. `keep`: it may be given to others. `failed`: something that it shows could not be read.
 * @typedef {{ answer: Answer, keep: boolean, failed?: boolean }} Made
 */

/**
 * Answers that are kept in memory until a table that they show changes (`answer.tables`).
 *
 * An answer whose making began before such a change is not kept, and nobody who asks after a change is given one whose making
 * began before it: only when it is made is it known what it shows. While changes cannot
 * be heard nothing is kept and nothing is shared between requests. What was in memory by then is stale: it is answered only where
 * commerce does not answer, and all of it goes when changes are heard again.
 */
export class KeptAnswers {
  /** @type {LRUCache<string, Answer>} */
  #answers;
  /** @type {Map<string, Promise<Answer>>} */
  #underWay = new Map();
  /** When what shows a table may be kept again; of no more tables than there are. @type {Map<string, number>} */
  #settledAt = new Map();
  #allSettledAt = 0;
  #now;
  #isAnswering;

  /**
   * @param {{ most?: number, age?: number, now?: () => number, isAnswering?: () => Promise<boolean> }} [options] `age` in ms; without
   *   end unless given. `isAnswering`: whether commerce answers just now; without it nothing stale is ever answered.
   */
  constructor({ most = MOST, age = 0, now = performance.now.bind(performance), isAnswering } = {}) {
    this.#answers = new LRUCache({
      ttl: age,
      maxSize: most,
      // A list of some thousand products is kept as well.
      maxEntrySize: Math.ceil(most / 2),
      sizeCalculation: (answer) => answer.weight,
    });
    this.#now = now;
    this.#isAnswering = isAnswering;
    /** Whether changes are heard. */
    this.hearing = false;
  }

  /** @param {string} key */
  get(key) {
    return this.hearing ? this.#answers.get(key) : undefined;
  }

  /**
   * Whether something may be answered from memory, be it stale.
   * @param {string} key
   */
  has(key) {
    return this.#answers.has(key);
  }

  /**
   * What is kept under the key, or what is made now; several who ask at once are given the same.
   * @param {string} key
   * @param {() => Promise<Made>} make
   * @returns {Promise<Answer>}
   */
  take(key, make) {
    if (!this.hearing) return this.#takeUnheard(key, make);
    const kept = this.#answers.get(key);
    if (kept) return Promise.resolve(kept);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;

    const began = this.begin();
    const making = make()
      .then(({ answer, keep }) => {
        if (keep) this.put(key, began, answer);
        return answer;
      })
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key);
      });
    this.#underWay.set(key, making);
    return making;
  }

  /**
   * @param {string} key
   * @param {() => Promise<Made>} make
   * @returns {Promise<Answer>}
   */
  async #takeUnheard(key, make) {
    const stale = this.#answers.get(key);
    if (!stale) return (await make()).answer;
    const made = (await this.#isAnswering?.()) ? await make().catch(() => undefined) : undefined;
    if (made && !made.failed) return made.answer;
    // A change may have been heard of meanwhile, and what was stale may be gone.
    return this.#answers.get(key) === stale ? stale : this.take(key, make);
  }

  /** What `put` wants to know of the moment in which the making of an answer begins. */
  begin() {
    return this.#now();
  }

  /**
   * Keeps an answer, unless something that it shows has changed since its making began, or so shortly before that another
   * commerce process may not have known.
   * @param {string} key
   * @param {number} began
   * @param {Answer} answer
   */
  put(key, began, answer) {
    if (!this.hearing || began < this.#allSettledAt) return;
    if (answer.tables.every((table) => began >= (this.#settledAt.get(table) ?? 0))) this.#answers.set(key, answer);
  }

  /**
   * These tables have changed.
   * @param {readonly string[]} tables
   */
  drop(tables) {
    for (const table of tables) this.#settledAt.set(table, this.#now() + SETTLING);
    this.#underWay.clear();
    for (const [key, answer] of this.#answers.entries()) {
      if (answer.tables.some((table) => tables.includes(table))) this.#answers.delete(key);
    }
  }

  /** Anything may have changed. */
  dropAll() {
    this.#startAnew();
    this.#answers.clear();
  }

  /** From now on changes are heard. */
  hear() {
    this.dropAll();
    this.hearing = true;
  }

  /** Changes are no longer heard. */
  deafen() {
    this.hearing = false;
    this.#startAnew();
    if (!this.#isAnswering) this.#answers.clear();
  }

  /** What is being made now is of before. */
  #startAnew() {
    this.#allSettledAt = this.#now() + SETTLING;
    this.#underWay.clear();
  }
}
