import { LRUCache } from "lru-cache";

/** How much is kept, in bytes: some thousand pages; the edge is to stay within 150 MB in all. */
const MOST = 32 * 1024 * 1024;

/**
 * How long after a change nothing is kept, in ms. The change was told by one commerce process; another may be a moment behind,
 * and what it answers until then must not be kept.
 */
const SETTLING = 250;

/**
 * Answers of public reads and pages, kept in memory until anything public changes.
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

  /** @param {{ most?: number, now?: () => number }} [options] */
  constructor({ most = MOST, now = performance.now.bind(performance) } = {}) {
    this.#answers = new LRUCache({
      maxSize: most,
      maxEntrySize: Math.ceil(most / 4),
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

    const began = this.#now() >= this.#settledAt ? this.#version : undefined;
    const making = make()
      .then(({ answer, keep }) => {
        if (keep && began === this.#version) this.#answers.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key);
      });
    this.#underWay.set(key, making);
    return making;
  }

  /** Something public has changed. */
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
