import { isApiError } from "@zakh/kit/errors/api-error";
import { expect, it } from "vitest";
import type { MoneyEntryKind } from "../../contract/money";
import { Life, TOTAL, transfer } from "../../payment/order-life.testing";
import { withMovements } from "../../read-models/money-sums";
import { moneyByLine, owedOf } from "./money-by-line";
import { followingMedusa } from "./plan-money";
import { planDifference, planUnneeded, refuseToForgetLine } from "./plan-transfer";

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

it("adds up in every one of 2,000 random lives", () => {
  const [lives, stepsOfLife] = [2000, 12];
  let steps = 0;
  let goneBack = 0;
  let spent = 0;
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
      const before = { ...life, entries: life.entries.length };
      try {
        [
          () => life.pay(),
          () => life.pay(transfer(line, life.due + ([0, 50, 3000][random(3)] ?? 0), true)),
          () => life.part(line, 1 + random(20_000)),
          () => life.add(planUnneeded(life.state, transfer(line, 1 + random(5000)))),
          () => life.weightReduction === 0 && setBack(life),
          () => life.weightReduction === 0 && life.wait(1 + random(line)),
          () => life.cancel(),
          () => life.giveBack(),
          () => life.giveBack(Math.min(life.sums.toReturn, 1 + random(2000))),
          () => life.weigh(random(9000)),
          () => life.complete(),
          () => life.deliver(),
          () => life.giveCredit(),
          () => life.undoDelivery(),
          () => life.correct(1 + random(900)),
          () => life.spend(random(4000)),
          () => life.change(40_000 + random(30_000)),
          () => life.change(40_000 + random(30_000)),
          () => life.add(planDifference(life.state, transfer(line, 1 + random(2 * life.sums.due)))),
        ][random(19)]?.();
        steps += 1;
      } catch (refusal) {
        if (!isApiError(refusal)) throw refusal;
        life.entries.length = before.entries;
        Object.assign(life, { ...before, entries: life.entries });
        continue;
      }
      const faults = faultsOf(life, before.status);
      // Only a fault is worth the text of its life.
      if (faults.length > 0) expect(faults, JSON.stringify([seed, life.status, life.entries])).toEqual([]);
      if (before.status === "completed" && life.status === "processing" && before.deliveryCredit > 0) {
        goneBack += 1;
        if (life.deliveryCredit > 0) spent += 1;
      }
    }
  }
  expect(Math.min(goneBack, spent)).toBeGreaterThan(20);
  console.info(`${steps} of ${lives * stepsOfLife} drawn steps were taken`);
  expect(steps).toBeGreaterThan((lives * stepsOfLife) / 2);
});

/** What does not add up of an order that had the status `was` before its last step. */
function faultsOf(life: Life, was: Life["status"]): string[] {
  const { received, due, toReturn } = life.sums;
  const { status, total, wallet, deliveryCredit } = life;
  const isPaid = status === "processing" || status === "completed";
  const owed = (isOutside: boolean) =>
    moneyByLine(life.entries).reduce((won, sum) => (sum.outside === isOutside ? won + owedOf(sum) : won), 0);
  const came = sumOf(life, "credit_used") + sumOf(life, "received");
  const rules = {
    "sums of its payment and outside of it": Math.min(owed(true), owed(false)) >= 0,
    "Medusa agrees": followingMedusa(life.state).length === 0,
    "nothing is below zero": Math.min(received, due, toReturn, total, received - toReturn, wallet, deliveryCredit) >= 0,
    "a paid order holds its total": !isPaid || received - toReturn + due === total,
    "a cancelled order gives all back": status !== "cancelled" || received === toReturn,
    "a waiting order is due the rest": status !== "pending" || due === total - (received - toReturn),
    "no more credit than came in": sumOf(life, "credit_given") <= came,
    "credit waits for a delivery only": status === "completed" || life.creditToGive === 0,
    "unspent credit goes back with its delivery":
      was !== "completed" || status !== "processing" || Math.min(wallet, deliveryCredit) === 0,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

function setBack(life: Life): void {
  const entries = life.entries.length;
  life.wait();
  refuseToForgetLine(life.entries.slice(entries));
}
