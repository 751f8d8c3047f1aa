import { LRUCache } from "lru-cache";

/** How much is kept, in bytes: some thousand pages; the edge is to stay within 150 MB in all. */
const MOST = 32 * 1024 * 1024;

/**
 * How long after a change nothing that shows it is kept, in ms. The change was told by one commerce process; another may be a
 * moment behind, and what it answers until then must not be kept.
 */
const SETTLE_MS = 250;

/** How long what a change has made stale may be answered in commerce's absence, in ms. Who asks for it in better times brings the new. */
const STALE_MAX_AGE_MS = 60 * 60 * 1000;

/** @typedef {import("./answer.mjs").Answer} Answer */

/**
 * What making an answer came to. `keep`: it may be given to others. `failed`: something that it shows could not be read.
 * @typedef {{ answer: Answer, keep: boolean, failed?: boolean }} Made
 */

/**
 * Answers that are kept in memory until a table that they show changes (`answer.tables`).
 *
 * An answer whose making began before such a change is not kept, and nobody who asks after a change is given one whose making
 * began before it: only when it is made is it known what it shows. While changes cannot be heard nothing is kept and nothing is
 * shared between requests.
 *
 * Where commerce can be asked whether it answers, what must not be given to others is stale instead of gone, and so is what was in
 * memory when changes were no longer heard. It is answered only where commerce does not answer, or fails.
 */
export class KeptAnswers {
  /** @type {LRUCache<string, Answer>} */
  #answers;
  /** When something that an answer shows has changed. @type {WeakMap<Answer, number>} */
  #changedAt = new WeakMap();
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
    const answer = this.hearing ? this.#answers.get(key) : undefined;
    return answer && !this.#changedAt.has(answer) ? answer : undefined;
  }

  /**
   * What is kept under the key, or what is made now; several who ask at once are given the same.
   * @param {string} key
   * @param {() => Promise<Made>} make
   * @returns {Promise<Answer>}
   */
  take(key, make) {
    if (!this.hearing) return this.#takeUnheard(key, make);
    const kept = this.get(key);
    if (kept) return Promise.resolve(kept);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;

    const began = this.begin();
    const making = this.#makeOrElse(make, this.#inAbsence(key))
      .then((made) => this.#remember(key, began, made))
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
    const began = this.begin();
    const stale = this.#inAbsence(key);
    const isAway = stale && !(await this.#isAnswering?.());
    const answer = isAway ? stale : this.#remember(key, began, await this.#makeOrElse(make, stale));
    // Changes may be heard again by now.
    return this.hearing && answer === stale ? this.take(key, make) : answer;
  }

  /**
   * @param {string} key
   * @param {number} began
   * @param {Made} made
   */
  #remember(key, began, { answer, keep, failed }) {
    if (keep) this.put(key, began, answer);
    // What is no longer there is not shown in commerce's absence either.
    else if (!failed && answer.status !== 200) this.#answers.delete(key);
    return answer;
  }

  /**
   * What may be answered where commerce does not answer.
   * @param {string} key
   */
  #inAbsence(key) {
    const answer = this.#answers.get(key);
    const changedAt = answer && this.#changedAt.get(answer);
    return changedAt === undefined || this.#now() - changedAt < STALE_MAX_AGE_MS ? answer : undefined;
  }

  /**
   * What is made, or what is stale when the making fails.
   * @param {() => Promise<Made>} make
   * @param {Answer | undefined} stale
   * @returns {Promise<Made>}
   */
  async #makeOrElse(make, stale) {
    if (!stale) return make();
    const made = await make().catch(() => undefined);
    return made && !made.failed ? made : { answer: stale, keep: false };
  }

  /** What `put` wants to know of the moment in which the making of an answer begins. */
  begin() {
    return this.#now();
  }

  /**
   * Keeps an answer; as stale where something that it shows has changed since its making began, or so shortly before that another
   * commerce process may not have known, and where changes are not heard.
   * @param {string} key
   * @param {number} began
   * @param {Answer} answer
   */
  put(key, began, answer) {
    const isFresh =
      this.hearing &&
      began >= this.#allSettledAt &&
      answer.tables.every((table) => began >= (this.#settledAt.get(table) ?? 0));
    if (!isFresh && (!this.#isAnswering || this.get(key))) return;
    if (isFresh) this.#changedAt.delete(answer);
    else this.#changedAt.set(answer, this.#now());
    this.#answers.set(key, answer);
  }

  /**
   * These tables have changed.
   * @param {readonly string[]} tables
   */
  drop(tables) {
    for (const table of tables) this.#settledAt.set(table, this.#now() + SETTLE_MS);
    this.#underWay.clear();
    this.#outdate((answer) => answer.tables.some((table) => tables.includes(table)));
  }

  /** Anything may have changed. */
  dropAll() {
    this.#startAnew();
    this.#outdate(() => true);
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

  /** @param {(answer: Answer) => boolean} hasChanged */
  #outdate(hasChanged) {
    for (const [key, answer] of this.#answers.entries()) {
      if (!hasChanged(answer)) continue;
      if (!this.#isAnswering) this.#answers.delete(key);
      else if (!this.#changedAt.has(answer)) this.#changedAt.set(answer, this.#now());
    }
  }

  /** What is being made now is of before. */
  #startAnew() {
    this.#allSettledAt = this.#now() + SETTLE_MS;
    this.#underWay.clear();
  }
}
