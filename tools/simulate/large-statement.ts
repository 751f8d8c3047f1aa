import { matchLines } from "../../plugins/bank-statements/src/matching/match-lines.ts";
import type { Mix } from "./mixes.ts";
import { Random } from "./random.ts";
import { SimulatedShop } from "./shop.ts";
import { learnedSenders, statementOf } from "./transfers.ts";

const SIZE = { lines: 5000, open: 500, customers: 4000 };

const MIX: Mix = {
  name: "large",
  ...SIZE,
  bankName: 0.85,
  learned: 0.5,
  code: 0.3,
  codeFirst: true,
  transferDiscount: true,
  namesakes: 0,
  secondAccounts: 0,
  oddCodes: 0,
  alerts: false,
};

/** How many seconds the rules take for a file of 5,000 lines against 500 open and 20,000 past orders. */
export function measureLargeStatement(seed: number): { seconds: number; size: string } {
  const shop = new SimulatedShop(MIX, new Random(seed));
  const senders = learnedSenders(shop);
  const { orders, start } = shop.openOrders(0);
  const days = Array.from({ length: 12 }, () => statementOf(shop, orders, start)).flat();
  const lines = days.slice(0, SIZE.lines).map((line, at) => ({ ...line, id: String(at) }));
  const begun = performance.now();
  matchLines(lines, [...shop.past, ...orders], senders);
  const size = `${lines.length} lines, ${orders.length} open and ${shop.past.length} past orders`;
  return { seconds: (performance.now() - begun) / 1000, size };
}
