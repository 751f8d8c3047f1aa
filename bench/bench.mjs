import { request } from "node:http";
import { HelperProcess } from "./helper-process.mjs";
import { spreadOf } from "./statistics.mjs";

/**
 * @typedef {object} Row the result of one measurement; times in ms
 * @property {string} name
 * @property {import("./statistics.mjs").Spread} perSecond
 * @property {import("./statistics.mjs").Spread} p50
 * @property {import("./statistics.mjs").Spread} p95
 * @property {number} [bytes] of one answer, including headers
 * @property {import("./statistics.mjs").Spread} [ofBare] requests/s as a share of a bare server's for the same bytes
 * @property {number} [ofMedusa] how many times Medusa's own requests/s for the same purpose
 */

/**
 * @typedef {{ url: string, headers?: Record<string, string>, status?: number }} Target
 */

/** Durations in seconds and repetitions; `native` is for Medusa's own calls, which take seconds each. */
const PACES = {
  whole: { warmUp: 1, seconds: 3, flowSeconds: 5, repetitions: 3, native: 3 },
  quick: { warmUp: 0.1, seconds: 0.2, flowSeconds: 0.7, repetitions: 3, native: 1 },
};

export const CONNECTIONS = 10;

/** Measures addresses and flows, several times each; a bare server is measured alternately with each address. */
export class Bench {
  #generator = new HelperProcess("./generator.mjs");
  #bare = new HelperProcess("./bare-server.mjs");
  #bareUrl = "";
  #answers = 0;

  /** @param {keyof typeof PACES} pace */
  constructor(pace) {
    this.pace = PACES[pace];
  }

  async open() {
    const { port } = await /** @type {Promise<{ port: number }>} */ (this.#bare.ask());
    this.#bareUrl = `http://127.0.0.1:${port}`;
  }

  close() {
    this.#generator.end();
    this.#bare.end();
  }

  /**
   * An address with ten connections, and the bare server for comparison.
   * @param {string} name
   * @param {Target} target
   * @param {Row} [beside] Medusa's row for the same purpose
   * @returns {Promise<Row>}
   */
  async address(name, target, beside) {
    const mirrored = await this.#mirror(target);
    const { warmUp, seconds, repetitions } = this.pace;
    await this.#load(target, warmUp);
    await this.#load(mirrored, warmUp);
    /** @type {{ perSecond: number, p50: number, p95: number, bytes: number }[]} */
    const ours = [];
    /** @type {typeof ours} */
    const floors = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      ours.push(await this.#load(target, seconds));
      floors.push(await this.#load(mirrored, seconds));
    }
    const row = { name, ...figures(ours), bytes: ours[0]?.bytes ?? 0 };
    return {
      ...row,
      ofBare: spreadOf(
        ours.map((one, at) => one.perSecond / (floors[at]?.perSecond ?? 0)),
        (share) => share,
      ),
      ...timesMedusa(row, beside),
    };
  }

  /**
   * Several people who repeat the same action.
   * @param {string} name
   * @param {{ flow: import("./generator.mjs").FlowJob["flow"], people: number, supplies: object, beside?: Row, repetitions?: number }} what
   * @returns {Promise<Row & { repetitions: number }>} `repetitions` of all runs, including the warm-up
   */
  async flow(name, { flow, people, supplies, beside, repetitions = this.pace.repetitions }) {
    const { warmUp, flowSeconds } = this.pace;
    const job = (/** @type {number} */ seconds) =>
      /** @type {Promise<{ perSecond: number, p50: number, p95: number, repetitions: number }>} */ (
        this.#generate({ kind: "flow", flow, people, supplies, seconds })
      );
    const warm = await job(warmUp);
    const runs = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) runs.push(await job(flowSeconds));
    const row = { name, ...figures(runs) };
    return {
      ...row,
      ...timesMedusa(row, beside),
      repetitions: runs.reduce((sum, { repetitions }) => sum + repetitions, warm.repetitions),
    };
  }

  /**
   * @param {Target} target
   * @param {number} seconds
   * @returns {Promise<{ perSecond: number, p50: number, p95: number, bytes: number }>}
   */
  #load({ url, headers = {}, status = 200 }, seconds) {
    return this.#generate({ kind: "address", url, headers, status, seconds, connections: CONNECTIONS });
  }

  /**
   * @template Done
   * @param {object} job
   * @returns {Promise<Done>}
   */
  async #generate(job) {
    const { done, error } = await /** @type {Promise<{ done: Done, error?: string }>} */ (this.#generator.ask(job));
    if (error) throw new Error(error);
    return done;
  }

  /**
   * Makes the bare server send the same bytes under its own address.
   * @param {Target} target
   * @returns {Promise<Target>}
   */
  async #mirror({ url, headers = {}, status = 200 }) {
    // The first answers may still be compressed; later ones come from the cache.
    for (let turn = 0; turn < 3; turn += 1) await fetchRaw(url, headers);
    const answer = await fetchRaw(url, headers);
    if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}`);
    this.#answers += 1;
    const path = `/${this.#answers}`;
    await this.#bare.ask({ path, ...answer, body: answer.body.toString("base64") });
    return { url: `${this.#bareUrl}${path}`, headers, status };
  }
}

/** @param {{ perSecond: number, p50: number, p95: number }[]} runs */
function figures(runs) {
  return {
    perSecond: spreadOf(runs, ({ perSecond }) => perSecond),
    p50: spreadOf(runs, ({ p50 }) => p50),
    p95: spreadOf(runs, ({ p95 }) => p95),
  };
}

/**
 * @param {Pick<Row, "perSecond">} row
 * @param {Row | undefined} medusa
 */
function timesMedusa(row, medusa) {
  return medusa && { ofMedusa: row.perSecond.median / medusa.perSecond.median };
}

/** Headers that Node adds itself. */
const ADDED_BY_NODE = /^(?:date|connection|keep-alive|transfer-encoding)$/i;

/**
 * An answer as sent over the wire, still compressed.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: string[], body: Buffer }>}
 */
function fetchRaw(url, headers) {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const { rawHeaders, statusCode = 0 } = answer;
        const names = rawHeaders.filter((_, at) => at % 2 === 0);
        resolve({
          status: statusCode,
          headers: names.flatMap((name, at) => (ADDED_BY_NODE.test(name) ? [] : [name, rawHeaders[at * 2 + 1] ?? ""])),
          body: Buffer.concat(parts),
        });
      });
    })
      .on("error", reject)
      .end();
  });
}
