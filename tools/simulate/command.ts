import { register } from "tsx/cjs/api";
import { dataFolder } from "../../scripts/bootstrap/paths.mjs";
import { Build } from "../../scripts/lib/compile/build.ts";
import { readOptions } from "../../scripts/lib/options.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { wholeNumber } from "../../scripts/lib/shop/seed-options.ts";
import { alignColumns } from "../lib/align-columns.ts";
import { MIXES } from "./mixes.ts";
import type { MixResult } from "./run-mix.ts";

const USAGE =
  "usage: npm run simulate -- --transfers [--lines N] [--seed N] [--seeds N], or -- --books [--orders N] [--seed N]";
const OPTIONS = {
  transfers: { type: "boolean" },
  books: { type: "boolean" },
  orders: { type: "string" },
  lines: { type: "string" },
  seed: { type: "string" },
  seeds: { type: "string" },
} as const;

/**
 * Transfers of made-up days: how many of them settle by themselves, and how many wrongly; or made-up lives of orders in the books of
 * stores: whether they add up. Exit code 1 when anything was wrong.
 */
export async function main(context: Context) {
  const { steps } = context;
  const { books, orders, lines, seed, seeds } = readOptions(OPTIONS, USAGE, (values) => {
    if (!values.transfers === !values.books) throw new Error("Transfers or books are simulated, one of them.");
    return {
      books: values.books === true,
      orders: wholeNumber("--orders", values.orders) ?? 1000,
      lines: wholeNumber("--lines", values.lines) ?? 3000,
      seed: wholeNumber("--seed", values.seed) ?? 1,
      seeds: wholeNumber("--seeds", values.seeds) ?? 1,
    };
  });
  // The rules are CommonJS, which tsx reads only when asked to, and import their contracts as they were compiled.
  await new Build(context, dataFolder()).plugins();
  register();
  if (books) {
    const { simulateBooks } = await import("./books/simulate-books.ts");
    const { bookLines } = await import("./books/book-lines.ts");
    const result = simulateBooks(seed, orders);
    steps.print(`\n${bookLines(result).join("\n")}\n`);
    return result.unaccounted === 0 && result.faults.length === 0 ? 0 : 1;
  }
  const { runMix } = await import("./run-mix.ts");
  const { measureLargeStatement } = await import("./large-statement.ts");
  const results = MIXES.flatMap((mix) => Array.from({ length: seeds }, (_, more) => runMix(mix, seed + more, lines)));
  steps.print(`\n${table(results).join("\n")}\n`);
  for (const result of results) for (const mistake of mistakes(result)) steps.print(mistake);
  const { seconds, size } = measureLargeStatement(seed);
  steps.print(`${size}: ${seconds.toFixed(1)} s`);
  return results.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
}

function table(results: MixResult[]): string[] {
  const titles = [
    "mix",
    "seed",
    "lines",
    "decidable",
    "settled",
    "of decidable",
    "of all",
    "wrong",
    "exchanged",
    "proposed",
  ];
  const rows = results.map((result) => [
    result.mix.name,
    ...[result.seed, result.lines, result.decidable, result.settled].map(String),
    percent(result.settled, result.decidable),
    percent(result.settled, result.lines),
    String(result.wrong.length),
    String(result.exchanged),
    percent(result.proposed, result.waiting),
  ]);
  return alignColumns([titles, ...rows]);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`;
}

function mistakes({ mix, seed, wrong }: MixResult): string[] {
  return wrong.map(({ line, match }) => {
    const { amount, payer, meant } = line;
    return `${mix.name}, seed ${seed}: ${JSON.stringify({ amount, payer, meant, match })}`;
  });
}
