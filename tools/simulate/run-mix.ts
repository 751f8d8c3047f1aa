import type { LineMatch } from "../../plugins/bank-statements/src/matching/line-match.ts";
import { matchLines } from "../../plugins/bank-statements/src/matching/match-lines.ts";
import type { Mix } from "./mixes.ts";
import { Random } from "./random.ts";
import { SimulatedShop } from "./shop.ts";
import { learnedSenders, type PaidLine, statementOf } from "./transfers.ts";

/** What came of the lines of a mix. */
export interface MixResult {
  mix: Mix;
  seed: number;
  lines: number;
  /** Lines with exactly the sum that the meant orders owe. */
  decidable: number;
  /** Of these, how many settled the orders that were meant. */
  settled: number;
  /**
   * Lines that settled an order of the same payer and sum than the one meant, where another line was meant for that: whichever
   * of two equal transfers settles an order, it is paid.
   */
  exchanged: number;
  /** Lines that settled something else than was meant. */
  wrong: { line: PaidLine; match: LineMatch }[];
  /** Of the waiting lines that were paid for an order, how many have it among their proposals. */
  proposed: number;
  waiting: number;
}

/** Simulates days until there are this many lines. The same seed gives the same result. */
export function runMix(mix: Mix, seed: number, lines: number): MixResult {
  const shop = new SimulatedShop(mix, new Random(seed));
  const senders = learnedSenders(shop);
  const result: MixResult = {
    mix,
    seed,
    lines: 0,
    decidable: 0,
    settled: 0,
    exchanged: 0,
    wrong: [],
    proposed: 0,
    waiting: 0,
  };
  for (let day = 0; result.lines < lines; day += 1) {
    const { orders, start } = shop.openOrders(day);
    const statement = statementOf(shop, orders, start).slice(0, lines - result.lines);
    const matches = matchLines(statement, [...shop.past, ...orders], senders);
    const debts = new Map(orders.map(({ number, accountId, due }) => [number, `${accountId} ${due}`]));
    const isSame = (numbers: number[], others: number[]) => debtOf(numbers, debts) === debtOf(others, debts);
    for (const [at, line] of statement.entries()) count(line, matches[at], statement, isSame, result);
  }
  return result;
}

type Compare = (numbers: number[], others: number[]) => boolean;

function count(
  line: PaidLine,
  match: LineMatch | undefined,
  statement: PaidLine[],
  isSame: Compare,
  result: MixResult,
) {
  result.lines += 1;
  if (line.decidable) result.decidable += 1;
  if (!match) return;
  if (match.state === "settled") {
    if (line.decidable && isSame(match.orderNumbers, line.meant)) result.settled += 1;
    else if (statement.some((other) => isEqual(other, line) && isSame(match.orderNumbers, other.meant)))
      result.exchanged += 1;
    else result.wrong.push({ line, match });
    return;
  }
  if (line.meant.length === 0) return;
  result.waiting += 1;
  if (match.proposals.some(({ orderNumbers }) => isSame(orderNumbers, line.meant))) result.proposed += 1;
}

/** What orders owe: whichever of one customer's orders of equal sums a line settles, it is paid. */
function debtOf(numbers: number[], debts: Map<number, string>): string {
  return numbers
    .map((number) => debts.get(number) ?? number)
    .sort()
    .join();
}

function isEqual(one: PaidLine, other: PaidLine): boolean {
  return one !== other && one.payer === other.payer && one.amount === other.amount && one.meant.length > 0;
}
