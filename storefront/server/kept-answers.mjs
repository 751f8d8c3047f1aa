import { LRUCache } from "lru-cache";

/** How much is kept, in bytes: some thousand pages; the edge is to stay within 150 MB in all. */
const MOST = 32 * 1024 * 1024;

/**
 * How long after a change nothing is kept, in ms. The change was told by one commerce process; another may be a moment behind,
 * and what it answers until then must not be kept.
 */
const SETTLING = 250;

/** @typedef {import("./answer.mjs").Answer} Answer */

/**
 * What making an answer came to. `keep`: it may be given to others. `failed`: something that it shows could not be read.
 * @typedef {{ answer: Answer, keep: boolean, failed?: boolean }} Made
 */

/**
 * Answers that are kept in memory until anything that they show changes.
 *
 * An answer whose making began before a change is not kept, and nobody who asks after the change is given it. While changes cannot
 * be heard nothing is kept and nothing is shared between requests. What was in memory by then is stale: it is answered only where
 * commerce does not answer, and all of it goes when changes are heard again.
 */
export class KeptAnswers {
  /** @type {LRUCache<string, Answer>} */
  #answers;
  /** @type {Map<string, Promise<Answer>>} */
  #underWay = new Map();
  #version = 0;
  #settledAt = 0;
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
    return this.hearing && this.#now() >= this.#settledAt ? this.#version : undefined;
  }

  /**
   * Keeps an answer, unless something has changed since its making began.
   * @param {string} key
   * @param {number | undefined} began
   * @param {Answer} answer
   */
  put(key, began, answer) {
    if (began === this.#version) this.#answers.set(key, answer);
  }

  /** Something that is kept here has changed. */
  drop() {
    this.#startAnew();
    this.#answers.clear();
  }

  /** From now on changes are heard. */
  hear() {
    this.drop();
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
    this.#version += 1;
    this.#settledAt = this.#now() + SETTLING;
    this.#underWay.clear();
  }
}
