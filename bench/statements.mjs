import { setTimeout as pause } from "node:timers/promises";
import { Bench } from "./bench.mjs";
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

/** How long one address is read before the next one. */
const SLICE_S = 0.5;

/** The share of its reads that the storefront has to keep. */
const ENOUGH = 0.9;

/** How often each address is read before an import, and after it. */
const PASSES = 3;

/** What readers want during a file: so many reads a second as a busy shop has, or as many as they can get. */
const LOADS = [
  { name: ", 1000 a second", rate: 1000 },
  { name: ", ten at a time", rate: undefined },
];

/** @typedef {"without" | "matching" | "settling"} Phase */

/**
 * @typedef {object} Slice the reads of one address for a moment
 * @property {string} name
 * @property {number} perSecond
 * @property {number} p95 ms
 * @property {number} from Unix time in ms
 * @property {number} to
 *
 * @typedef {object} Import times in seconds from the upload on
 * @property {string} load what its readers wanted
 * @property {number} matched until the statement was kept, with every line judged, and the first order paid
 * @property {number} answered until the answer
 * @property {number} done until all that is certain was settled
 * @property {number} settled lines
 * @property {number} waiting lines
 *
 * @typedef {Omit<Slice, "from" | "to"> & { phase: Phase }} Read
 * @typedef {{ imports: Import[], reads: Read[] }} StatementFigures
 */

/**
 * How long a large bank statement takes, and what the storefront's readers feel of it: its addresses are read by turns
 * before, during and after each import.
 * @param {object} options
 * @param {import("./supplies.mjs").Shop} options.shop
 * @param {(name: string) => void} options.detail called after each import
 * @param {(close: () => void) => void} options.afterwards receives a function that ends the benchmark's own processes
 * @returns {Promise<StatementFigures>}
 */
export async function measureStatements({ shop, detail, afterwards }) {
  const bench = new Bench("whole");
  afterwards(() => bench.close());
  const { edgeUrl, databaseUrl, admin } = shop;
  const files = await setOrdersAside(databaseUrl, LOADS.length);
  const Cookie = await signIn(`${edgeUrl}/api/admin/login`, admin);
  const paths = await readPaths(edgeUrl);
  await pause(SETTLE_MS);
  // The first answers of the edge are compressed, and its code is compiled.
  await readInTurns({ bench, edgeUrl, paths }, passesOf(paths, 1));

  /** @type {StatementFigures} */
  const figures = { imports: [], reads: [] };
  for (const [file, orders] of files.entries()) {
    const load = LOADS[file] ?? { name: "" };
    const readers = { bench, edgeUrl, paths, ...load };
    const without = async () => {
      for (const read of await readInTurns(readers, passesOf(paths, PASSES)))
        figures.reads.push({ ...read, phase: "without" });
    };
    await openAgain(databaseUrl, orders);
    const bytes = await statementFile(databaseUrl, orders, file);
    await without();
    const began = Date.now();
    const { slices, done: imported } = await readWhile(readers, () => importFile(shop, Cookie, bytes));
    const { matched, answered, done, ...lines } = imported;
    for (const slice of slices) {
      if (slice.to <= matched) figures.reads.push({ ...slice, phase: "matching" });
      else if (slice.from >= matched && slice.to <= done) figures.reads.push({ ...slice, phase: "settling" });
    }
    const seconds = (/** @type {number} */ moment) => (moment - began) / 1000;
    const times = { matched: seconds(matched), answered: seconds(answered), done: seconds(done) };
    figures.imports.push({ load: load.name, ...times, ...lines });
    await without();
    detail(`File ${file + 1} of ${files.length}`);
  }
  bench.close();
  return figures;
}

/** @param {StatementFigures} figures @returns {string} a line for each import, and a table in Markdown */
export function statementsTable({ imports, reads }) {
  const { lines, open, past } = STATEMENT;
  const names = [...new Set(reads.map(({ name }) => name))];
  const median = (/** @type {string} */ name, /** @type {Phase} */ phase, /** @type {"perSecond" | "p95"} */ figure) =>
    percentile(
      reads.filter((read) => read.name === name && read.phase === phase).map((read) => read[figure]),
      0.5,
    );
  const cells = (/** @type {string} */ name) => {
    const without = median(name, "without", "perSecond");
    const during = (/** @type {Phase} */ phase) => {
      const share = median(name, phase, "perSecond") / without;
      const mark = share < ENOUGH ? "✖ " : "";
      return Number.isNaN(share) ? "" : `${mark}${Math.round(share * 100)} %, ${number(median(name, phase, "p95"))}`;
    };
    return [
      name,
      `${number(without)}, ${number(median(name, "without", "p95"))}`,
      during("matching"),
      during("settling"),
    ];
  };
  return [
    `${lines} lines against ${open} open and some more than ${past} past orders:`,
    ...imports.map(
      ({ load, matched, answered, done, settled, waiting }) =>
        `reads${load}: read and matched in ${number(matched)} s, answered in ${number(answered)} s; ` +
        `${settled} settled in ${number(done)} s; ${waiting} wait.`,
    ),
    "",
    formatTable(["reads/s, p95 ms", "without an import", "while matched", "while settling"], names.map(cells)),
  ].join("\n");
}

/** @param {string} edgeUrl @returns {Promise<string[]>} pages and reads that every visitor has in common */
async function readPaths(edgeUrl) {
  /** @type {{ body: { id: number }[] }} */
  const { body: products } = await call("GET", `${edgeUrl}/api/products`);
  const id = products[0]?.id;
  return ["/", `/products/${id}`, "/api/products", `/api/products/${id}`, "/api/categories", "/api/navigation"];
}

/**
 * @typedef {object} Readers
 * @property {Bench} bench
 * @property {string} edgeUrl
 * @property {string[]} paths
 * @property {string} [name]
 * @property {number} [rate] reads/s
 */

/**
 * Reads one address after the other, again and again.
 * @param {Readers} readers
 * @param {(slices: number) => boolean} goesOn asked before each
 */
async function readInTurns({ bench, edgeUrl, paths, name = "", rate }, goesOn) {
  /** @type {Slice[]} */
  const slices = [];
  while (goesOn(slices.length)) {
    const path = paths[slices.length % paths.length] ?? "/";
    const from = Date.now();
    const { perSecond, p95 } = await bench.load({ url: `${edgeUrl}${path}`, headers: BROWSER }, SLICE_S, rate);
    slices.push({ name: `GET ${path}${name}`, perSecond, p95, from, to: Date.now() });
  }
  return slices;
}

/**
 * Reads as long as something else goes on.
 * @template Done
 * @param {Readers} readers
 * @param {() => Promise<Done>} work
 */
async function readWhile(readers, work) {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  // Its failure is thrown below, when nobody reads any more.
  working.catch(() => undefined);
  const slices = await readInTurns(readers, () => !isDone);
  return { slices, done: await working };
}

/** @param {string[]} paths @param {number} passes */
function passesOf(paths, passes) {
  return (/** @type {number} */ slices) => slices < paths.length * passes;
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
  if (!lines?.done) throw new Error("The import settled nothing");
  return { ...lines, matched: lines.matched.getTime(), done: lines.done.getTime() };
}
