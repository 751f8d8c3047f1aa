import { isApiError } from "@zakh/kit/errors/api-error";
import { expect, it } from "vitest";
import { Life, TOTAL, transfer } from "../../payment/order-life.testing";

/** A random number below `most`, the same in each run. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** A paid order, often raised, with a part of the difference paid, and weighed. */
function drawnLife(random: (most: number) => number): Life {
  const life = new Life();
  life.weightRefund = (["auto", "credit", "transfer"] as const)[random(3)] ?? "auto";
  const credit = random(3) === 0 ? 1 + random(20_000) : 0;
  if (credit > 0) life.useCredit(credit);
  life.pay(transfer(1, TOTAL - credit));
  if (random(2) === 0) life.change(TOTAL - 1 - random(3000)).giveBack();
  if (random(4) > 0) {
    life.change(TOTAL + 20_000 + random(20_000));
    const paid = random(3) === 0 ? life.sums.due : random(2) * random(15_000);
    if (paid > 0) life.difference(paid, 2);
  }
  return life;
}

/** What may happen while the weight is wrong, and neither brings money in nor sends it back. */
const MEANWHILE: readonly ((life: Life) => unknown)[] = [
  (life) => life.undo(2, "difference"),
  (life) => life.deliver().undoDelivery(),
  (life) => life.cancel().undoStatus(),
  (life) => life.spend(1000),
];

it("is forgotten once the weight is typed rightly, whatever happened meanwhile that moved no money for good", () => {
  let taken = 0;
  for (let seed = 1; seed <= 3000; seed += 1) {
    const [right, wrong] = [randomOf(seed), randomOf(seed)].map(drawnLife) as [Life, Life];
    const random = randomOf(seed + 5000);
    const [less, slip] = [random(25_000), random(TOTAL)];
    const steps = [MEANWHILE[random(4)], ...(random(2) === 0 ? [MEANWHILE[random(4)]] : [])];
    try {
      right.weigh(less);
      for (const step of steps) step?.(right);
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      continue;
    }
    wrong.weigh(slip);
    for (const step of steps) step?.(wrong);
    wrong.weigh(less);
    // Credit of the order that a cancellation gave back, and that the lighter one did not need, is the customer's.
    if (wrong.wallet !== right.wallet) continue;
    taken += 1;
    expect([wrong.total, wrong.sums], `${seed} ${less} ${slip} ${steps.join(" ")}`).toEqual([right.total, right.sums]);
  }
  expect(taken).toBeGreaterThan(1500);
});
