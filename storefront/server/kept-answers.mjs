import { LRUCache } from "lru-cache";

/** How much is kept, in bytes: some thousand pages; the edge is to stay within 150 MB in all. */
const MOST = 32 * 1024 * 1024;

/**
 * How long after a change nothing is kept, in ms. The change was told by one commerce process; another may be a moment behind,
 * and what it answers until then must not be kept.
 */
const SETTLING = 250;

/**
 * Answers that are kept in memory until anything that they show changes.
 *
 * While changes cannot be heard nothing is kept and nothing is shared between requests: slower, never stale. An answer whose
 * making began before a change is not kept, and nobody who asks after the change is given it.
 */
export class KeptAnswers {
  /** @type {LRUCache<string, import("./answer.mjs").Answer>} */
  #answers;
  /** @type {Map<string, Promise<import("./answer.mjs").Answer>>} */
  #underWay = new Map();
  #version = 0;
  #settledAt = 0;
  #now;

  /** @param {{ most?: number, age?: number, now?: () => number }} [options] `age` in ms; without end unless given */
  constructor({ most = MOST, age = 0, now = performance.now.bind(performance) } = {}) {
    this.#answers = new LRUCache({
      ttl: age,
      maxSize: most,
      // A list of some thousand products is kept as well.
      maxEntrySize: Math.ceil(most / 2),
      sizeCalculation: (answer) => answer.weight,
    });
    this.#now = now;
    /** Whether changes are heard. */
    this.hearing = false;
  }

  /** @param {string} key */
  get(key) {
    return this.#answers.get(key);
  }

  /**
   * What is kept under the key, or what is made now; several who ask at once are given the same.
   * @param {string} key
   * @param {() => Promise<{ answer: import("./answer.mjs").Answer, keep: boolean }>} make
   */
  take(key, make) {
    const kept = this.#answers.get(key);
    if (kept) return Promise.resolve(kept);
    if (!this.hearing) return make().then(({ answer }) => answer);
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

  /** What `put` wants to know of the moment in which the making of an answer begins. */
  begin() {
    return this.hearing && this.#now() >= this.#settledAt ? this.#version : undefined;
  }

  /**
   * Keeps an answer, unless something has changed since its making began.
   * @param {string} key
   * @param {number | undefined} began
   * @param {import("./answer.mjs").Answer} answer
   */
  put(key, began, answer) {
    if (began === this.#version) this.#answers.set(key, answer);
  }

  /** Something that is kept here may have changed. */
  drop() {
    this.#version += 1;
    this.#settledAt = this.#now() + SETTLING;
    this.#answers.clear();
    this.#underWay.clear();
  }

  /** From now on changes are heard. */
  hear() {
    this.drop();
    this.hearing = true;
  }

  /** Changes are no longer heard. */
  deafen() {
    this.hearing = false;
    this.drop();
  }
}
