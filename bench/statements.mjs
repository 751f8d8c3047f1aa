import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { call } from "./flows/call.mjs";
import { BROWSER } from "./measures.mjs";
import { openAgain, STATEMENT, setOrdersAside, statementFile } from "./statement-supplies.mjs";
import { percentile } from "./statistics.mjs";
import { query, signIn } from "./supplies.mjs";
import { formatTable, number } from "./table.mjs";

/** How long a shop needs after its start until it is stable. */
const SETTLE_MS = 5000;

/** How often it is asked whether everything is settled. */
const POLL_MS = 500;

/** How many reads a second customers make: more than any shop of this size has, and no more than leaves a processor free. */
const READS = 1000;

/** How often a bundle of reads is sent. */
const TICK_MS = 10;

/** How long the storefront is read before an import, and after it. */
const WITHOUT_MS = 5000;

/** The share of its reads that the storefront has to keep. */
const ENOUGH = 0.9;

/** How many files are imported, one after the other. */
const FILES = 2;

const PHASES = /** @type {const} */ ({
  without: "without an import",
  matching: "while it is read and matched",
  settling: "while orders are settled",
});

/**
 * @typedef {keyof typeof PHASES} Phase
 *
 * @typedef {{ sent: number, took: number }} Read Unix time and duration in ms
 *
 * @typedef {object} Import times in seconds from the upload on
 * @property {number} matched until the statement was kept, with every line judged, and the first order paid
 * @property {number} answered until the answer
 * @property {number} done until all that is certain was settled
 * @property {number} settled lines
 * @property {number} waiting lines
 *
 * @typedef {object} Share what readers got in a phase
 * @property {Phase} phase
 * @property {number} seconds
 * @property {number} reads answered
 * @property {number[]} took ms
 *
 * @typedef {{ imports: Import[], shares: Share[] }} StatementFigures
 */

/**
 * How long a large bank statement takes, and what the storefront's readers feel of it.
 * @param {object} options
 * @param {import("./supplies.mjs").Shop} options.shop
 * @param {(name: string) => void} options.detail called after each import
 * @returns {Promise<StatementFigures>}
 */
export async function measureStatements({ shop, detail }) {
  const { edgeUrl, databaseUrl, admin } = shop;
  const files = await setOrdersAside(databaseUrl, FILES);
  const cookie = await signIn(`${edgeUrl}/api/admin/login`, admin);
  const readers = new Readers(await readUrls(edgeUrl));
  await pause(SETTLE_MS);
  // The first answers of the edge are compressed, and its code is compiled.
  await readers.read(() => pause(WITHOUT_MS));

  /** @type {StatementFigures} */
  const figures = { imports: [], shares: [] };
  for (const [file, orders] of files.entries()) {
    await openAgain(databaseUrl, orders);
    const bytes = await statementFile(databaseUrl, orders, file);
    let began = 0;
    const { reads, from, to, result } = await readers.read(async () => {
      await pause(WITHOUT_MS);
      began = Date.now();
      const imported = await importFile(shop, cookie, bytes);
      await pause(WITHOUT_MS);
      return imported;
    });
    const { matched, answered, done, ...lines } = result;
    const share = (/** @type {Phase} */ phase, /** @type {[number, number][]} */ ...spans) =>
      figures.shares.push({ phase, ...readsWithin(reads, spans) });
    share("without", [from, began], [done, to]);
    share("matching", [began, matched]);
    share("settling", [matched, done]);
    const seconds = (/** @type {number} */ moment) => (moment - began) / 1000;
    figures.imports.push({ matched: seconds(matched), answered: seconds(answered), done: seconds(done), ...lines });
    detail(`File ${file + 1} of ${FILES}`);
  }
  return figures;
}

/**
 * What was answered in some spans of time.
 * @param {Read[]} reads
 * @param {[number, number][]} spans Unix times in ms
 */
function readsWithin(reads, spans) {
  const took = reads
    .filter((read) => spans.some(([from, to]) => read.sent + read.took >= from && read.sent + read.took < to))
    .map((read) => read.took);
  const seconds = spans.reduce((sum, [from, to]) => sum + (to - from), 0) / 1000;
  return { seconds, reads: took.length, took };
}

/** @param {StatementFigures} figures @returns {string} a line for each import, and a table in Markdown */
export function statementsTable({ imports, shares }) {
  const { lines, open, past } = STATEMENT;
  const figuresOf = (/** @type {Phase} */ phase) => {
    const those = shares.filter((share) => share.phase === phase);
    const reads = those.reduce((sum, share) => sum + share.reads, 0);
    const took = those.flatMap((share) => share.took);
    const perSecond = reads / those.reduce((sum, { seconds }) => sum + seconds, 0);
    return { perSecond, p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
  };
  const without = figuresOf("without").perSecond;
  const row = (/** @type {[string, string]} */ [phase, title]) => {
    const { perSecond, p50, p95 } = figuresOf(/** @type {Phase} */ (phase));
    const kept = perSecond / without;
    return [
      title,
      number(perSecond),
      `${kept < ENOUGH ? "✖ " : ""}${Math.round(kept * 100)} %`,
      number(p50),
      number(p95),
    ];
  };
  return [
    `${lines} lines against ${open} open and some more than ${past} past orders:`,
    ...imports.map(
      ({ matched, answered, done, settled, waiting }) =>
        `read and matched in ${number(matched)} s, answered in ${number(answered)} s; ` +
        `${settled} settled in ${number(done)} s; ${waiting} wait.`,
    ),
    "",
    formatTable(
      [`the storefront, ${READS} reads/s wanted`, "reads/s", "kept", "p50 ms", "p95 ms"],
      Object.entries(PHASES).map(row),
    ),
  ].join("\n");
}

/** @param {string} edgeUrl @returns {Promise<string[]>} pages and reads that every visitor has in common */
async function readUrls(edgeUrl) {
  /** @type {{ body: { id: number }[] }} */
  const { body: products } = await call("GET", `${edgeUrl}/api/products`);
  const id = products[0]?.id;
  const paths = ["/", `/products/${id}`, "/api/products", `/api/products/${id}`, "/api/categories", "/api/navigation"];
  return paths.map((path) => `${edgeUrl}${path}`);
}

/** Customers who read one address after the other, so many a second whether they are answered or not. */
class Readers {
  #agent = new Agent({ keepAlive: true, maxSockets: 50 });

  /** @param {string[]} urls */
  constructor(urls) {
    this.urls = urls;
  }

  /**
   * Reads as long as something else goes on.
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<{ reads: Read[], from: number, to: number, result: Result }>}
   */
  async read(work) {
    /** @type {Read[]} */
    const reads = [];
    const from = Date.now();
    let sent = 0;
    const timer = setInterval(() => {
      const wanted = ((Date.now() - from) * READS) / 1000;
      for (; sent < wanted; sent += 1) this.#send(this.urls[sent % this.urls.length] ?? "", reads);
    }, TICK_MS);
    try {
      const result = await work();
      return { reads, from, to: Date.now(), result };
    } finally {
      clearInterval(timer);
    }
  }

  /** @param {string} url @param {Read[]} reads gets it once it is answered */
  #send(url, reads) {
    const sent = Date.now();
    const began = performance.now();
    const request = get(url, { agent: this.#agent, headers: BROWSER }, (response) => {
      response.resume().once("end", () => reads.push({ sent, took: performance.now() - began }));
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
    });
    request.once("error", (error) => {
      throw error;
    });
  }
}

/**
 * Imports a file, and waits until nothing of it is being settled any more.
 * @param {import("./supplies.mjs").Shop} shop
 * @param {string} cookie
 * @param {Buffer} bytes
 */
async function importFile({ edgeUrl, databaseUrl }, cookie, bytes) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "거래내역.xlsx");
  const url = `${edgeUrl}/api/admin/bank-statements`;
  const answer = await fetch(url, { method: "POST", headers: { Cookie: cookie }, body: form });
  const answered = Date.now();
  if (answer.status !== 201) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`);
  /** @type {import("@zakh/bank-statements/contract").ImportedStatement} */
  const { id } = await answer.json();
  for (;;) {
    const { pending, ...lines } = await linesNow(databaseUrl, id);
    if (pending === 0) return { answered, ...lines };
    await pause(POLL_MS);
  }
}

/** @typedef {{ pending: number, settled: number, waiting: number, matched: number, done: number }} Lines */

/**
 * @param {string} databaseUrl
 * @param {number} statement
 * @returns {Promise<Lines>} `matched` and `done`: when the first and the last line were settled, Unix time in ms
 */
async function linesNow(databaseUrl, statement) {
  const [lines] = await query(
    databaseUrl,
    `SELECT count(line.pending)::int AS pending, count(*) FILTER (WHERE state = 'settled')::int AS settled,
       count(*) FILTER (WHERE state = 'waiting')::int AS waiting, min(line.decided_at) AS matched,
       max(line.decided_at) AS done
     FROM statement_line line JOIN bank_statement statement ON statement.id = line.bank_statement_id
     WHERE statement.number = $1`,
    [statement],
  );
  if (lines?.pending === 0 && !lines.done) throw new Error("The import settled nothing");
  return { ...lines, matched: lines?.matched?.getTime() ?? 0, done: lines?.done?.getTime() ?? 0 };
}
