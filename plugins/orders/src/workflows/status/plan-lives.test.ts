import { isApiError } from "@zakh/kit/errors/api-error";
import { expect, it } from "vitest";
import { MAX_GIFT, type MoneyEntryKind } from "../../contract/money";
import { Life, TOTAL, transfer } from "../../payment/order-life.testing";
import { type MoneySums, withMovements } from "../../read-models/money-sums";
import { freeWithoutCredit, moneyByLine, netHeld, refundDue } from "./money-by-line";
import { refuseToForgetLine } from "./plan-transfer";

/** Whole won of a kind in the life's entries. */
function sumOf(life: Life, kind: MoneyEntryKind): number {
  return withMovements({}, life.entries)[kind] ?? 0;
}

/** A random number below `most`, the same in each run. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** What the shop holds and owes. */
type Purse = Pick<MoneySums, "received" | "toReturn">;

/** An order before a step, as the model sees it; won. */
interface Before extends Purse {
  status: Life["status"];
  total: number;
  /** Credit that a cancelled order used, and that the customer still has; what of a delivery's credit he has not spent. */
  credit: number;
  unspent: number;
}

/** The model: what a step makes of the purse, where it does not depend on whose money it is. */
const MODEL = {
  /** What is missing comes from what is to go back, then from the customer's credit, then from his pocket. */
  paidByHand({ received, toReturn, total, credit, ...before }: Before): Purse {
    if (before.status === "completed")
      return { received: received + before.unspent, toReturn: toReturn + before.unspent };
    if (before.status === "processing") return { received, toReturn };
    const missing = Math.max(0, total - (received - toReturn));
    const stays = Math.min(toReturn, missing);
    return { received: received + missing - stays, toReturn: toReturn - stays };
  },
  /** A transfer is other money: what it brings too much is to go back, unless it is hardly anything. */
  paidByTransfer({ received, toReturn, total, credit }: Before, amount: number): Purse {
    const missing = total - (received - toReturn);
    const more = amount - Math.max(0, missing - credit);
    const back = more > MAX_GIFT ? more : 0;
    return { received: received + missing + back, toReturn: toReturn + back };
  },
  cameInPart: ({ received, toReturn }: Before, amount: number): Purse => ({ received: received + amount, toReturn }),
  notNeeded: ({ received, toReturn }: Before, amount: number): Purse => ({
    received: received + amount,
    toReturn: toReturn + amount,
  }),
  wentBack: ({ received, toReturn }: Before, amount: number): Purse => ({
    received: received - amount,
    toReturn: toReturn - amount,
  }),
  /** The shop holds as much as before, and owes what the order costs less. */
  costsLess: ({ received, toReturn, total }: Before, newTotal: number): Purse => ({
    received,
    toReturn: toReturn + Math.max(0, Math.min(total - newTotal, received - toReturn - newTotal)),
  }),
};

interface Step {
  /** Throws what the shop refuses. */
  take(life: Life): unknown;
  expects?(before: Before, after: Life): Purse;
}

/** The steps of a life, with drawn amounts. */
function stepsOf(life: Life, line: number, random: (most: number) => number): Step[] {
  const { toReturn, due } = life.sums;
  const draw = (most: number) => 1 + random(most);
  const wanted = life.due + ([0, 50, 3000][random(3)] ?? 0);
  const [part, spare, back, goods] = [
    draw(20_000),
    draw(5000),
    Math.min(toReturn, draw(2000)),
    40_000 + random(30_000),
  ];
  const change: Step = {
    take: () => life.change(goods),
    expects: (before, { total }) => (total < before.total ? MODEL.costsLess(before, total) : afterRise(before, total)),
  };
  return [
    { take: () => life.pay(), expects: MODEL.paidByHand },
    {
      take: () => life.pay(transfer(line, wanted, true)),
      expects: (before) => MODEL.paidByTransfer(before, wanted),
    },
    { take: () => life.part(line, part), expects: (before) => MODEL.cameInPart(before, part) },
    { take: () => life.unneeded(line, spare), expects: (before) => MODEL.notNeeded(before, spare) },
    { take: () => life.weightReduction === 0 && setBack(life) },
    { take: () => life.weightReduction === 0 && life.wait(draw(line)) },
    { take: () => life.cancel() },
    { take: () => life.undoStatus(), expects: undoneOf(life) },
    { take: () => life.undoStatus(), expects: undoneOf(life) },
    { take: () => life.giveBack(), expects: (before) => MODEL.wentBack(before, before.toReturn) },
    { take: () => life.giveBack(back), expects: (before) => MODEL.wentBack(before, back) },
    { take: () => life.weigh(random(9000)) },
    { take: () => life.complete() },
    { take: () => life.deliver(), expects: MODEL.paidByHand },
    { take: () => life.giveCredit() },
    { take: () => life.undoDelivery(), expects: MODEL.paidByHand },
    { take: () => life.correct(draw(900)) },
    { take: () => life.spend(random(4000)), expects: ({ received, toReturn }) => ({ received, toReturn }) },
    change,
    change,
    { take: () => life.difference(draw(2 * due), line) },
    { take: () => life.undo(draw(line), (["part", "difference", "unneeded"] as const)[random(3)] ?? "part") },
  ];
}

/** The undo of a change by hand leaves what was before; a line's money did come, and credit may stay in the wallet. */
function undoneOf({ last, spent, total }: Life): Step["expects"] {
  if (!last || last.spent !== spent || last.total !== total) return undefined;
  const stays = last.money.some(
    ({ kind, line }) => kind === "credit_given" || (kind === "received" && line !== undefined),
  );
  return stays ? undefined : () => last.sums;
}

/** A paid order that costs more uses what is to go back; one that waits does not. */
function afterRise({ received, toReturn, total, status }: Before, newTotal: number): Purse {
  return { received, toReturn: toReturn - (status === "pending" ? 0 : Math.min(toReturn, newTotal - total)) };
}

function setBack(life: Life): void {
  const entries = life.entries.length;
  life.wait();
  refuseToForgetLine(life.entries.slice(entries));
}

it("adds up in every one of 2,000 random lives", () => {
  const [lives, stepsOfLife] = [2000, 12];
  const counts = { steps: 0, modelled: 0, goneBack: 0, spent: 0 };
  for (let seed = 1; seed <= lives; seed += 1) {
    const random = randomOf(seed);
    const life = new Life();
    life.weightRefund = (["auto", "credit", "transfer"] as const)[random(3)] ?? "auto";
    const credit = random(3) === 0 ? ([4700, TOTAL, 1][random(3)] ?? 0) : 0;
    if (credit > 0) life.useCredit(credit);
    // Many begin as one that was delivered lighter, because of that the most may happen.
    if (random(3) === 0)
      life
        .pay()
        .weigh(1 + random(9000))
        .complete();
    for (let line = 1; line <= stepsOfLife; line += 1) {
      const kept = { ...life, entries: life.entries.length };
      const before = seenBefore(life);
      const steps = stepsOf(life, line, random);
      const step = steps[random(steps.length)] as Step;
      try {
        step.take(life);
        counts.steps += 1;
      } catch (refusal) {
        if (!isApiError(refusal)) throw refusal;
        life.entries.length = kept.entries;
        Object.assign(life, { ...kept, entries: life.entries });
        continue;
      }
      const faults = [...faultsOf(life, kept.status), ...faultsOfSlip(life, random(life.total + 1))];
      const expected = step.expects?.(before, life);
      const { received, toReturn } = life.sums;
      if (expected && (expected.received !== received || expected.toReturn !== toReturn))
        faults.push(`expected ${JSON.stringify(expected)} of ${JSON.stringify(before)}`);
      // Only a fault is worth the text of its life.
      if (faults.length > 0)
        expect(faults, JSON.stringify([seed, String(step.take), life.status, life.sums, life.entries])).toEqual([]);
      if (expected) counts.modelled += 1;
      if (kept.status === "completed" && life.status === "processing" && kept.deliveryCredit > 0) {
        counts.goneBack += 1;
        if (life.deliveryCredit > 0) counts.spent += 1;
      }
    }
  }
  expect(Math.min(counts.goneBack, counts.spent)).toBeGreaterThan(20);
  console.info(`${counts.steps} of ${lives * stepsOfLife} drawn steps were taken, ${counts.modelled} of them modelled`);
  expect(counts.steps).toBeGreaterThan((lives * stepsOfLife) / 2);
  expect(counts.modelled).toBeGreaterThan(counts.steps / 2);
});

function seenBefore({ status, total, placedCredit, wallet, deliveryCredit, sums }: Life): Before {
  const { received, toReturn } = sums;
  const credit = status === "cancelled" ? Math.min(placedCredit, wallet) : 0;
  return { status, total, received, toReturn, credit, unspent: Math.min(deliveryCredit, wallet) };
}

/** What does not add up of an order that had the status `was` before its last step. */
function faultsOf(life: Life, was: Life["status"]): string[] {
  const { received, due, toReturn } = life.sums;
  const { status, total, wallet, deliveryCredit, loweredToReturn } = life;
  const isPaid = status === "processing" || status === "completed";
  const wasPaid = was === "processing" || was === "completed";
  const sums = moneyByLine(life.entries);
  const byHand = sums.find(({ line }) => line === null);
  const came = sumOf(life, "credit_used") + sumOf(life, "received");
  const rules = {
    "nothing is below zero": Math.min(received, due, toReturn, total, received - toReturn, wallet, deliveryCredit) >= 0,
    "nothing of a line is below zero": Math.min(0, ...sums.map(netHeld), ...sums.map(refundDue)) === 0,
    "what may become credit is to go back": loweredToReturn >= 0 && loweredToReturn <= toReturn,
    "a paid order holds its total": !isPaid || received - toReturn + due === total,
    "a cancelled order gives all back": status !== "cancelled" || received === toReturn,
    "a waiting order is due the rest": status !== "pending" || due === Math.max(0, total - (received - toReturn)),
    "no more credit than came in": sumOf(life, "credit_given") <= came,
    "credit waits for a delivery only": status === "completed" || life.creditToGive === 0,
    "unspent credit goes back with its delivery":
      was !== "completed" || status !== "processing" || Math.min(wallet, deliveryCredit) === 0,
    "who waits again was not paid by hand, unless a line is undone":
      !wasPaid ||
      status !== "pending" ||
      !byHand ||
      freeWithoutCredit(byHand) === 0 ||
      life.entries.at(-1)?.line !== undefined,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

/** A weight of a paid order that is mistyped by `won`, and then typed rightly, leaves what the customer is asked for and gets back. */
function faultsOfSlip(life: Life, won: number): string[] {
  if (life.status !== "processing") return [];
  const typed = life.weightReduction - life.state.correction;
  const slip = Object.assign(new Life(), life, { entries: [...life.entries] });
  slip.weigh(typed + won).weigh(typed);
  // What waits to go back may have paid what is due.
  const [was, is] = [life, slip].map(({ total, sums }) => JSON.stringify({ total, asked: sums.due - sums.toReturn }));
  return was === is ? [] : [`${was} became ${is} by a weight that was mistyped`];
}
