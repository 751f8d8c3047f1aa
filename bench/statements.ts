import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { ImportedStatement } from "@zakh/bank-statements/contract";
import { call } from "./call.ts";
import { BROWSER } from "./measures.ts";
import { openAgain, STATEMENT, setOrdersAside, statementFile } from "./statement-supplies.ts";
import { percentile } from "./statistics.ts";
import { query, type Shop, signIn } from "./supplies.ts";
import { formatTable, number } from "./table.ts";

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

const PHASES = {
  without: "without an import",
  matching: "while it is read and matched",
  settling: "while orders are settled",
};

type Phase = keyof typeof PHASES;

/** Unix time and duration in ms. */
interface Read {
  sent: number;
  took: number;
}

/** Times in seconds from the upload on. */
interface Import {
  /** until the statement was kept, with every line judged, and the first order paid */
  matched: number;
  answered: number;
  /** until all that is certain was settled */
  done: number;
  settled: number;
  waiting: number;
}

/** What readers got in a phase. */
interface Share {
  phase: Phase;
  seconds: number;
  reads: number;
  /** ms */
  took: number[];
}

interface StatementFigures {
  imports: Import[];
  shares: Share[];
}

/**
 * How long a large bank statement takes, and what the storefront's readers feel of it.
 * @param options `detail` is called after each import
 */
export async function measureStatements({ shop, detail }: { shop: Shop; detail: (name: string) => void }) {
  const { edgeUrl, databaseUrl, admin } = shop;
  const files = await setOrdersAside(databaseUrl, FILES);
  const cookie = await signIn(`${edgeUrl}/api/admin/login`, admin);
  const readers = new Readers(await readUrls(edgeUrl));
  await pause(SETTLE_MS);
  // The first answers of the edge are compressed, and its code is compiled.
  await readers.read(() => pause(WITHOUT_MS));

  const figures: StatementFigures = { imports: [], shares: [] };
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
    const share = (phase: Phase, ...spans: [number, number][]) =>
      figures.shares.push({ phase, ...readsWithin(reads, spans) });
    share("without", [from, began], [done, to]);
    share("matching", [began, matched]);
    share("settling", [matched, done]);
    const seconds = (moment: number) => (moment - began) / 1000;
    figures.imports.push({ matched: seconds(matched), answered: seconds(answered), done: seconds(done), ...lines });
    detail(`File ${file + 1} of ${FILES}`);
  }
  return figures;
}

/** What was answered in some spans of time, in Unix ms. */
function readsWithin(reads: Read[], spans: [number, number][]) {
  const took = reads
    .filter((read) => spans.some(([from, to]) => read.sent + read.took >= from && read.sent + read.took < to))
    .map((read) => read.took);
  const seconds = spans.reduce((sum, [from, to]) => sum + (to - from), 0) / 1000;
  return { seconds, reads: took.length, took };
}

/** A line for each import, and a table in Markdown. */
export function statementsTable({ imports, shares }: StatementFigures) {
  const { lines, open, past } = STATEMENT;
  const figuresOf = (phase: Phase) => {
    const those = shares.filter((share) => share.phase === phase);
    const reads = those.reduce((sum, share) => sum + share.reads, 0);
    const took = those.flatMap((share) => share.took);
    const perSecond = reads / those.reduce((sum, { seconds }) => sum + seconds, 0);
    return { perSecond, p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
  };
  const without = figuresOf("without").perSecond;
  const row = ([phase, title]: [string, string]) => {
    const { perSecond, p50, p95 } = figuresOf(phase as Phase);
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

/** Pages and reads that every visitor has in common. */
async function readUrls(edgeUrl: string) {
  const { body: products } = await call<{ id: number }[]>("GET", `${edgeUrl}/api/products`);
  const id = products[0]?.id;
  const paths = ["/", `/products/${id}`, "/api/products", `/api/products/${id}`, "/api/categories", "/api/navigation"];
  return paths.map((path) => `${edgeUrl}${path}`);
}

/** Customers who read one address after the other, so many a second whether they are answered or not. */
class Readers {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 50 });

  constructor(readonly urls: string[]) {}

  /** Reads as long as something else goes on. */
  async read<Result>(work: () => Promise<Result>) {
    const reads: Read[] = [];
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

  /** @param reads gets it once it is answered */
  #send(url: string, reads: Read[]) {
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

/** Imports a file, and waits until nothing of it is being settled any more. */
async function importFile({ edgeUrl, databaseUrl }: Shop, cookie: string, bytes: Buffer) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "거래내역.xlsx");
  const url = `${edgeUrl}/api/admin/bank-statements`;
  const answer = await fetch(url, { method: "POST", headers: { Cookie: cookie }, body: form });
  const answered = Date.now();
  if (answer.status !== 201) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`);
  const { id }: ImportedStatement = await answer.json();
  for (;;) {
    const { pending, ...lines } = await linesNow(databaseUrl, id);
    if (pending === 0) return { answered, ...lines };
    await pause(POLL_MS);
  }
}

interface Lines {
  pending: number;
  settled: number;
  waiting: number;
  /** when the first and the last line were settled, Unix time in ms */
  matched: number;
  done: number;
}

async function linesNow(databaseUrl: string, statement: number): Promise<Lines> {
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
