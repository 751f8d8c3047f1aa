import { ApiError } from "@zakh/kit/errors/api-error";
import { expect } from "vitest";
import { ORDER_STATUS, type OrderStatus } from "../contract/status";
import { becomesCredit, type WeightRefund } from "../contract/weight";
import { moneySums, withMovements } from "../read-models/money-sums";
import type { EntrySum, OrderState } from "../read-models/order-state";
import { planNewTotal } from "../workflows/change/plan-goods";
import type { PlannedEntry } from "../workflows/record-change";
import { creditOfWeight, planDeliveryCredit } from "../workflows/status/delivery-credit";
import { isOwedOfLatest, moneyByLine, owedOfPayment } from "../workflows/status/money-by-line";
import { followingMedusa, paidAgain, planMoney } from "../workflows/status/plan-money";
import { planOfPayment, planReturned, refundOf } from "../workflows/status/plan-returned";
import { planPaidBy, planPartPayment, planUndo, type Transfer } from "../workflows/status/plan-transfer";
import { planReduction } from "../workflows/weight/plan-weight";

/** Won. */
export const TOTAL = 54_700;

/** An order with its entries, and what Medusa's payments hold of it. */
export class Life {
  readonly entries: PlannedEntry[] = [];
  /** Won of Medusa's latest payment, and of those that it replaced. */
  latest = 0;
  earlier = 0;
  /** Whether the latest was refunded in part. */
  isRefunded = false;
  status: OrderStatus = "pending";
  /** Won taken off the total for what was packed less, and what the customer wants for it. */
  weightReduction = 0;
  /** Won of it that were entered to go back, of Medusa's payments and outside of them. */
  reductionOwed = { inside: 0, outside: 0 };
  /** Won of the goods as ordered, and as the owner has changed them since. */
  goods = TOTAL;
  weightRefund: WeightRefund = "auto";
  /** Won of the customer's credit that the order used when it was placed. */
  placedCredit = 0;
  /** Won that the delivery makes credit when its undo time is over, and those that deliveries have given. */
  creditToGive = 0;
  deliveryCredit = 0;
  /** Won of credit that other orders have used. */
  private spent = 0;
  /** Won of the reduction that an admin took off after a delivery. */
  private corrections = 0;

  /** What the plans are told: the latest payment, with the replaced ones where another is captured, and the credit that the customer has again. */
  private available(isTransfer = true) {
    const again = this.status === "cancelled" ? Math.min(this.placedCredit, this.wallet) : 0;
    const takenBack = this.status === "completed" ? Math.min(this.deliveryCredit, this.wallet) : 0;
    const anew = !isTransfer && !this.goesOn;
    return { held: anew ? this.latest + this.earlier : this.latest, credit: again, takenBack, usesOutside: anew };
  }

  /** Won of credit that the customer has: of this order, and not spent on another one. */
  get wallet(): number {
    const { credit_given: given = 0, credit_used: used = 0 } = withMovements({}, this.entries);
    return this.placedCredit + given - used - this.spent;
  }

  /** A payment that still holds the total goes on; otherwise another takes its place, for the whole total. */
  private get goesOn(): boolean {
    return this.latest > 0 && this.latest >= this.total;
  }

  get total(): number {
    return this.goods - this.weightReduction;
  }

  get state(): OrderState {
    const sums = new Map<string, EntrySum>();
    for (const { kind, amount, line = null, outside = false } of this.entries) {
      const key = `${kind} ${line} ${outside}`;
      sums.set(key, { kind, line, outside, amount: (sums.get(key)?.amount ?? 0) + amount });
    }
    return {
      status: this.status,
      total: this.total,
      weightReduction: this.weightReduction,
      hasAccount: true,
      weightRefund: this.weightRefund,
      reductionOwed: this.reductionOwed,
      creditToGive: this.creditToGive,
      deliveryCredit: this.deliveryCredit,
      money: withMovements({}, this.entries),
      entries: [...sums.values()].filter(({ amount }) => amount !== 0),
      held: [this.earlier, this.latest].filter((amount) => amount > 0).map((amount) => ({ amount })),
    } as unknown as OrderState;
  }

  get sums() {
    return moneySums(this.state);
  }

  /** Won that the order would take now. */
  get due() {
    const planned = planMoney(this.state, "processing", this.available());
    return this.status === "processing"
      ? 0
      : planned.reduce((won, { kind, amount }) => won + (kind === "received" ? amount : 0), 0);
  }

  add(entries: PlannedEntry[]): this {
    this.entries.push(...entries);
    return this;
  }

  pay(transfer?: Transfer): this {
    const planned = planMoney(this.state, "processing", this.available(transfer !== undefined));
    this.add(transfer ? planPaidBy(planned, transfer) : planned);
    const wasPaid = this.status === "processing" || this.status === "completed";
    this.become("processing", planned);
    if (wasPaid) return this;
    // A payment that still holds the total goes on; otherwise another takes its place, for the whole total.
    if (!this.goesOn) {
      this.earlier -= Math.max(0, paidAgain(planned) - this.latest);
      this.latest = this.total;
    }
    this.isRefunded = false;
    return this;
  }

  part(line: number, amount: number): this {
    return this.add(planPartPayment(this.state, transfer(line, amount)));
  }

  wait(undoneLine?: number): this {
    if (ORDER_STATUS[this.status].paid && isOwedOfLatest(moneyByLine(this.entries), this.state.held))
      throw new ApiError(409, "order_has_return");
    const planned =
      undoneLine === undefined
        ? planMoney(this.state, "pending", this.available())
        : planUndo(this.state, undoneLine, "pending");
    this.add(planned);
    if (this.status === "cancelled") this.earlier += this.latest;
    this.become("pending", planned);
    this.latest = 0;
    return this;
  }

  /** Gives back what is to go back, all of it or `amount` won. */
  giveBack(amount = this.sums.toReturn): this {
    const made = planReturned("returned", this.state, amount);
    return this.refund(refundOf(made)).add(made).agree();
  }

  /** Medusa's payments give back `amount` won, the oldest first. */
  private refund(amount: number): this {
    const ofEarlier = Math.min(this.earlier, amount);
    this.earlier -= ofEarlier;
    this.latest -= amount - ofEarlier;
    if (amount > ofEarlier) this.isRefunded = true;
    return this;
  }

  /** Won of the customer's credit, before anything else is paid. */
  useCredit(amount: number): this {
    this.placedCredit = amount;
    return this.add([{ kind: "credit_used", amount, outside: true }]);
  }

  /** `amount` won less than ordered were packed. */
  weigh(amount: number): this {
    if (this.status !== "processing") throw new ApiError(409, "order_not_paid");
    const { change, money } = planReduction(this.state, amount + this.corrections);
    return this.reduce(change, money).agree();
  }

  private reduce(change: number, money: PlannedEntry[]): this {
    this.weightReduction += change;
    const owed = (isOutside: boolean) =>
      money.reduce((won, { outside = false, amount }) => (outside === isOutside ? won + amount : won), 0);
    const { inside, outside } = this.reductionOwed;
    this.reductionOwed = { inside: inside + owed(false), outside: outside + owed(true) };
    return this.add(money);
  }

  /** The owner changes the order to `goods` won before it is packed. */
  change(goods: number): this {
    if ((this.status !== "pending" && this.status !== "processing") || this.weightReduction > 0)
      throw new ApiError(409, "order_closed");
    const money = planNewTotal(this.state, goods);
    this.goods = goods;
    return this.add(money).agree();
  }

  /** Delivered; its credit waits for the end of the undo time. */
  deliver(): this {
    if (this.status !== "processing") throw new ApiError(409, "order_not_paid");
    const made = planMoney(this.state, "completed", this.available());
    const credit = creditOfWeight(this.state, made);
    this.become("completed", made);
    this.creditToGive = credit;
    return this.add(made).agree();
  }

  /** The undo time of the delivery is over. */
  giveCredit(): this {
    const made = planDeliveryCredit(this.state);
    this.creditToGive = 0;
    this.deliveryCredit += made.reduce((won, { amount }) => won + amount, 0);
    return this.refund(refundOf(made)).add(made).agree();
  }

  complete(): this {
    return this.deliver().giveCredit();
  }

  /** Goes back from delivered. */
  undoDelivery(): this {
    if (this.status !== "completed") throw new ApiError(409, "order_not_completed");
    return this.pay().agree();
  }

  /** The customer pays another order with `amount` won of the credit, at most all of it. */
  spend(amount = this.wallet): this {
    this.spent += Math.min(amount, this.wallet);
    return this;
  }

  /** An admin takes `amount` won off after the delivery, which become credit where the customer wants it. */
  correct(amount: number): this {
    if (this.status !== "completed") throw new ApiError(409, "order_not_completed");
    const { change, money } = planReduction(this.state, this.weightReduction + amount);
    this.reduce(change, money);
    this.corrections += amount;
    if (!becomesCredit(this.weightRefund, amount)) return this.agree();
    const credit = planOfPayment(moneyByLine(this.entries), owedOfPayment(moneyByLine(money)));
    return this.refund(refundOf(credit)).add(credit).agree();
  }

  private become(status: OrderStatus, made: readonly PlannedEntry[]): void {
    const takenBack = made.filter(({ kind, amount }) => kind === "credit_given" && amount < 0);
    this.deliveryCredit += takenBack.reduce((won, { amount }) => won + amount, 0);
    this.creditToGive = 0;
    this.status = status;
  }

  /** Medusa itself gives back `amount` won of its latest payment. */
  refundInMedusa(amount: number): this {
    this.latest -= amount;
    this.isRefunded = true;
    return this.add(followingMedusa(this.state)).agree();
  }

  cancel(): this {
    const made = planMoney(this.state, "cancelled", this.available());
    this.become("cancelled", made);
    return this.refund(refundOf(made)).add(made);
  }

  /** The money of the shop and that of Medusa agree, so that nothing is to follow. */
  agree(): this {
    expect(followingMedusa(this.state)).toEqual([]);
    return this;
  }
}

export function transfer(line: number, amount = TOTAL, allowsMore = false): Transfer {
  return { line, payer: "BAT BOLORMAA", amount, allowsMore };
}
