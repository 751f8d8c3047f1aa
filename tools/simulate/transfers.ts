import { senderKey } from "../../plugins/bank-statements/src/matching/sender-key.ts";
import type { LearnedSender, StatementLine } from "../../plugins/bank-statements/src/matching/statement-line.ts";
import type { Mix } from "./mixes.ts";
import { somebody } from "./people.ts";
import type { Random } from "./random.ts";
import { type Customer, DAY_MS, type PlacedOrder, type SimulatedShop } from "./shop.ts";

/** A line of the simulated bank, and what it was paid for. */
export interface PaidLine extends StatementLine {
  /** Numbers of the orders that the payer meant; empty for a stranger's money. */
  meant: number[];
  /**
   * Whether a line can be decided at all: its sum is exactly what the meant orders owe, nobody has paid them yet, and it says
   * something of them: a name, a code, or a sum that is theirs alone.
   */
  decidable: boolean;
}

/** How often what goes wrong does so, as shares of transfers. */
const SHARES = {
  wrongSum: 0.03,
  paidTwice: 0.01,
  stranger: 0.05,
  /** Services that show their own name for the payer's. */
  service: 0.03,
  /** Of those who write the code. */
  wrongCode: 0.04,
  /** With odd won, those who pay the sum without it. */
  roundSum: 0.1,
  /** Of those who have two open orders. */
  together: 0.5,
  /** Of the learned customers, those for whom a friend was confirmed as well. */
  learnedFriend: 0.05,
};

const SLIPS = [-4000, -1000, -100, -10, -1, 10, 1000];

/** The statement of one day: what came in for its open orders, in the order of time. */
export function statementOf(shop: SimulatedShop, orders: PlacedOrder[], start: number): PaidLine[] {
  const { random } = shop;
  const lines = bundles(orders, random).flatMap((bundle) => {
    const line = transferFor(bundle, shop, start);
    const again = { ...line, at: new Date(line.at.getTime() + 600_000), decidable: false };
    return random.happens(SHARES.paidTwice) ? [line, again] : [line];
  });
  const strangers = lines
    .filter(() => random.happens(SHARES.stranger))
    .map(({ at }) => strangersLine(orders, at, random));
  return [...lines, ...strangers]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((line, at) => ({ ...line, id: `${start}-${at}` }));
}

/** Orders that are paid by one transfer: mostly one, sometimes two of one customer. */
function bundles(orders: PlacedOrder[], random: Random): PlacedOrder[][] {
  const byPayer = new Map<string, PlacedOrder[]>();
  for (const order of orders) {
    const key = `${order.accountId} ${order.payer.bankText}`;
    byPayer.set(key, [...(byPayer.get(key) ?? []), order]);
  }
  return [...byPayer.values()].flatMap((same) =>
    same.length > 1 && random.happens(SHARES.together) ? [same] : same.map((order) => [order]),
  );
}

function transferFor(orders: PlacedOrder[], { random, mix }: SimulatedShop, start: number): PaidLine {
  const due = orders.reduce((sum, order) => sum + order.due, 0);
  const amount = paidSum(orders, due, random);
  const service = random.happens(SHARES.service);
  const payer = service ? "(주)카카오페이" : (orders[0]?.payer.bankText ?? "");
  const at = new Date(start + random.below(DAY_MS));
  const marks = withCode(payer, orders, mix, random);
  const saysSomething = !service || mix.transferDiscount || marks.texts.length + marks.payer.length > 1 + payer.length;
  return {
    id: "",
    ...(mix.alerts ? messageOf(at, amount, marks) : { at, precision: "second", ...marks }),
    amount,
    meant: orders.map(({ number }) => number),
    decidable: amount === due && saysSomething,
  };
}

/** A line as a message of a bank tells it: to the minute, with all of its text. */
function messageOf(at: Date, amount: number, { payer, texts }: Pick<StatementLine, "payer" | "texts">) {
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  const shown = [payer, ...texts.slice(1)].join(" ");
  const [day, time] = [minute.toISOString().slice(5, 10).replace("-", "/"), minute.toISOString().slice(11, 16)];
  const message = `[Web발신]\n[KB]${day} ${time} 676337**736 ${shown} 전자금융입금 ${amount.toLocaleString("en")}`;
  return { at: minute, precision: "minute" as const, payer: shown, texts: [message] };
}

function paidSum(orders: PlacedOrder[], due: number, random: Random): number {
  if (random.happens(SHARES.wrongSum)) {
    return random.happens(0.2) ? Math.round(due / 1000) * 1000 : due + random.pick(SLIPS);
  }
  const transferDiscount = orders.reduce((sum, order) => sum + order.transferDiscount, 0);
  return transferDiscount > 0 && random.happens(SHARES.roundSum) ? due + transferDiscount : due;
}

/** Half have a field for a memo; the others write beside their name, where the bank may cut off what comes last. */
function withCode(payer: string, orders: PlacedOrder[], { code, codeFirst, oddCodes }: Mix, random: Random) {
  const texts = ["전자금융"];
  if (!random.happens(code)) return { payer, texts };
  const written = orders
    .map((order) => (random.happens(SHARES.wrongCode) ? misspelt(order.code, random) : order.code))
    .map((one) => (random.happens(oddCodes) ? oddlyWritten(one, payer, random) : one))
    .join(" ");
  if (random.happens(0.5)) return { payer, texts: [...texts, written] };
  return {
    payer: [...(codeFirst ? `${written} ${payer}` : `${payer} ${written}`)].slice(0, random.pick([14, 20])).join(""),
    texts,
  };
}

/** A whole code as people write it: parted, in other letters, or without a blank beside the name. */
function oddlyWritten(code: string, payer: string, random: Random): string {
  const at = 1 + random.below(code.length - 1);
  const mark = random.pick([" ", "-", ".", " - "]);
  const latin = payer.replace(/[^A-Za-z]/g, "").slice(0, 6);
  return random.pick([
    `${code.slice(0, at)}${mark}${code.slice(at)}`,
    code.toLowerCase(),
    [...code].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join(""),
    `${latin}${code}`,
    `${code}${latin}`,
  ]);
}

function misspelt(code: string, random: Random): string {
  const at = random.below(code.length);
  return code.slice(0, at) + random.pick([..."23456789ABCDEFGHJKMNPQRSTUVWXYZ"]) + code.slice(at + 1);
}

/** Somebody without an order, who pays what a basket of today costs; nobody told him of its odd won. */
function strangersLine(orders: PlacedOrder[], at: Date, random: Random): PaidLine {
  const { due, transferDiscount } = random.pick(orders);
  const { bankText } = somebody(random);
  return {
    id: "",
    at,
    precision: "second",
    amount: due + transferDiscount,
    payer: bankText,
    texts: [],
    meant: [],
    decidable: false,
  };
}

/** What the owner has confirmed in earlier weeks: customers for themselves, and some friends for whom they paid. */
export function learnedSenders({ customers, random }: SimulatedShop): LearnedSender[] {
  const own = customers.filter(({ learned }) => learned).map((customer) => confirmed(customer, customer));
  const friends = customers
    .filter(({ learned }) => learned && random.happens(SHARES.learnedFriend))
    .map((customer) => confirmed(random.pick(customers), customer));
  return [...own, ...friends];
}

function confirmed({ bankText }: { bankText: string }, { accountId }: Customer): LearnedSender {
  return { payer: senderKey(bankText), accountId };
}
