import { createHash } from "node:crypto";

/**
 * A process that has been silent for this long gets no requests while another one is heard, in ms. Commerce sends a sign of life every
 * 200 ms.
 */
const SILENCE_MS = 1500;

/** One commerce process, as its stream of changes shows it. */
export class CommerceProcess {
  /** Whether it tells of changes: it has the database, and is not about to end. */
  #isHeard = false;
  #isSilent = false;
  /** @type {Set<() => void>} */
  #waiting = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  #silence;

  /** @param {string} url */
  constructor(url) {
    this.url = url;
  }

  get isAlive() {
    return this.#isHeard && !this.#isSilent;
  }

  /** @param {boolean} isHeard */
  setHeard(isHeard) {
    this.#isHeard = isHeard;
  }

  /** Its stream has brought something. */
  signOfLife() {
    this.#isSilent = false;
    this.#silence ??= setTimeout(() => this.#fallSilent(), SILENCE_MS).unref();
    this.#silence.refresh();
  }

  /**
   * Calls `leave` when the process falls silent.
   * @param {() => void} leave
   * @returns {() => void} ends this
   */
  whenSilent(leave) {
    this.#waiting.add(leave);
    return () => this.#waiting.delete(leave);
  }

  #fallSilent() {
    this.#isSilent = true;
    for (const leave of this.#waiting) leave();
  }
}

/** The commerce processes that an edge knows: the addresses in `COMMERCE_URL`, with commas between. */
export class CommerceProcesses {
  /** @param {string} addresses */
  constructor(addresses) {
    this.all = addresses
      .split(",")
      .map((url) => url.trim())
      .filter(Boolean)
      .map((url) => new CommerceProcess(url));
  }

  /**
   * In the order in which they are to be asked: those that are heard first. One key has the same order at every edge, so that somebody
   * who has written something reads it where it was written.
   * @param {string} key
   * @returns {CommerceProcess[]}
   */
  inOrder(key) {
    if (this.all.length === 1) return [...this.all];
    const ranked = this.all.map((process) => ({ process, rank: rankOf(process.url + key) }));
    ranked.sort((a, b) => Number(b.process.isAlive) - Number(a.process.isAlive) || a.rank - b.rank);
    return ranked.map(({ process }) => process);
  }
}

/** @param {string} text */
function rankOf(text) {
  return createHash("sha1").update(text).digest().readUInt32BE();
}
