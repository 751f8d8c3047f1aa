import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS, type OrderStatus } from "../contract/status";
import { becomesCredit, type WeightRefund } from "../contract/weight";
import { type MoneySums, moneySums, withMovements } from "../read-models/money-sums";
import type { EntrySum, OrderState } from "../read-models/order-state";
import type { PlannedEntry } from "../workflows/record-change";
import { creditOfWeight, planDeliveryCredit } from "../workflows/status/delivery-credit";
import { planMoney, refuseToWaitPaid } from "../workflows/status/plan-money";
import { planNewTotal } from "../workflows/status/plan-new-total";
import { planOfGoods, planReturned } from "../workflows/status/plan-returned";
import {
  hasTransfer,
  planDifference,
  planPaidBy,
  planPartPayment,
  planUndo,
  planUnneeded,
  refuseToForgetLine,
  type Transfer,
} from "../workflows/status/plan-transfer";
import { planCorrection, planReduction } from "../workflows/weight/plan-weight";
import { reductionAfter } from "../workflows/weight/settled-reduction";

/** Won. */
export const TOTAL = 54_700;

/** An order with its entries, as the plans see it. */
export class Life {
  readonly entries: PlannedEntry[] = [];
  status: OrderStatus = "pending";
  /** Won taken off the total for what was packed less, and what the customer wants for it. */
  weightReduction = 0;
  /** Won of what is to go back by which the total was lowered. */
  loweredToReturn = 0;
  returnedReduction = 0;
  settledReduction = 0;
  /** Won of the goods as ordered, and as the owner has changed them since. */
  goods = TOTAL;
  weightRefund: WeightRefund = "auto";
  /** Won of the customer's credit that the order used when it was placed. */
  placedCredit = 0;
  /** Won that the delivery makes credit when its undo time is over, and those that deliveries have given. */
  creditToGive = 0;
  deliveryCredit = 0;
  /** Won of credit that other orders have used. */
  spent = 0;
  /** The last change of the status, while no money has moved since, and what the order was before. */
  last?: { from: OrderStatus; money: PlannedEntry[]; sums: MoneySums; total: number; spent: number };
  /** Won of the reduction that an admin took off after a delivery, and that the goods cost less as they were weighed last. */
  private corrections = 0;
  private weighed = 0;

  /** The customer's credit as it is now. */
  private get available() {
    return {
      credit: this.status === "cancelled" ? Math.min(this.placedCredit, this.wallet) : 0,
      takenBack: this.status === "completed" ? Math.min(this.deliveryCredit, this.wallet) : 0,
    };
  }

  /** Won of credit that the customer has: of this order, and not spent on another one. */
  get wallet(): number {
    const { credit_given: given = 0, credit_used: used = 0 } = withMovements({}, this.entries);
    return this.placedCredit + given - used - this.spent;
  }

  get total(): number {
    return this.goods - this.weightReduction;
  }

  get state(): OrderState {
    const sums = new Map<string, EntrySum>();
    for (const { kind, amount, line = null } of this.entries) {
      const key = `${kind} ${line}`;
      sums.set(key, { kind, line, amount: (sums.get(key)?.amount ?? 0) + amount });
    }
    return {
      status: this.status,
      total: this.total,
      weightReduction: this.weightReduction,
      correction: this.corrections,
      hasAccount: true,
      weightRefund: this.weightRefund,
      loweredToReturn: this.loweredToReturn,
      returnedReduction: this.returnedReduction,
      settledReduction: this.settledReduction,
      creditToGive: this.creditToGive,
      deliveryCredit: this.deliveryCredit,
      money: withMovements({}, this.entries),
      entries: [...sums.values()].filter(({ amount }) => amount !== 0),
    } as unknown as OrderState;
  }

  get sums() {
    return moneySums(this.state);
  }

  /** Won that a transfer has to bring to pay the order now. */
  get due() {
    const planned = planMoney(this.state, "processing", { ...this.available, transfer: true });
    return planned.reduce((won, { kind, amount }) => won + (kind === "received" ? amount : 0), 0);
  }

  /** @param lessened won that the total is lowered by together with it, for lighter goods */
  add(entries: PlannedEntry[], isOfGoods = false, lessened = 0): this {
    if (entries.length > 0) this.last = undefined;
    const before = this.state;
    this.weightReduction += lessened;
    const { total, weightReduction } = this;
    Object.assign(this, reductionAfter(before, entries, { total, weightReduction, isOfGoods }));
    this.entries.push(...entries);
    return this;
  }

  pay(transfer?: Transfer): this {
    const planned = planMoney(this.state, "processing", { ...this.available, transfer: transfer !== undefined });
    return this.become("processing", transfer ? planPaidBy(planned, transfer) : planned);
  }

  part(line: number, amount: number): this {
    return this.add(planPartPayment(this.state, transfer(line, amount)));
  }

  /** The difference to a raised total comes in, by a line or by hand. */
  difference(amount: number, line?: number): this {
    if (line !== undefined) return this.add(planDifference(this.state, transfer(line, amount)));
    return this.add([{ kind: "received", amount }]);
  }

  unneeded(line: number, amount = TOTAL): this {
    return this.add(planUnneeded(this.state, transfer(line, amount)));
  }

  wait(undoneLine?: number): this {
    if (ORDER_STATUS[this.status].paid && this.loweredToReturn > 0) throw new ApiError(409, "order_has_return");
    // A line of which no money is entered changes nothing.
    if (undoneLine !== undefined && !hasTransfer(this.state, undoneLine)) return this;
    const to = "pending";
    if (undoneLine !== undefined) return this.become(to, planUndo(this.state, undoneLine, { to }));
    const made = planMoney(this.state, to, this.available);
    refuseToWaitPaid(this.state, to, made);
    return this.become(to, made);
  }

  /** A line's money is taken out, and the order stays what it is. */
  undo(line: number, as: "part" | "difference" | "unneeded"): this {
    const made = planUndo(this.state, line, { isDifference: as === "difference" });
    if (!ORDER_STATUS[this.status].paid) return this.add(made);
    // What only that line had settled is open again.
    const parts = reductionAfter(this.state, made, this.state);
    const after = { ...this.state, ...parts, money: withMovements({}, [...this.entries, ...made]) };
    const wanted = Math.min(this.weighed + this.corrections, this.weightReduction);
    return this.add(made, false, planReduction(after, wanted).change);
  }

  /** Gives back what is to go back, all of it or `amount` won. */
  giveBack(amount = this.sums.toReturn): this {
    if (amount > this.sums.toReturn) throw new ApiError(409, "more_than_to_return");
    return this.add(planReturned("returned", this.state, amount));
  }

  /** Won of the customer's credit, before anything else is paid. */
  useCredit(amount: number): this {
    this.placedCredit = amount;
    return this.add([{ kind: "credit_used", amount }]);
  }

  /** `amount` won less than ordered were packed. */
  weigh(amount: number): this {
    if (this.status !== "processing") throw new ApiError(409, "order_not_paid");
    this.weighed = amount;
    const { change, money } = planReduction(this.state, amount + this.corrections);
    return this.add(money, true, change);
  }

  /** The owner changes the order to `goods` won before it is packed. */
  change(goods: number): this {
    if ((this.status !== "pending" && this.status !== "processing") || this.weightReduction > 0)
      throw new ApiError(409, "order_closed");
    const money = planNewTotal(this.state, goods);
    const isOfGoods = goods < this.goods;
    this.goods = goods;
    return this.add(money, isOfGoods);
  }

  /** Delivered; its credit waits for the end of the undo time. */
  deliver(): this {
    if (this.status === "completed") throw new ApiError(409, "order_completed");
    const made = planMoney(this.state, "completed", this.available);
    const credit = creditOfWeight(this.state, made);
    this.become("completed", made);
    this.creditToGive = credit;
    return this;
  }

  /** The undo time of the delivery is over. */
  giveCredit(): this {
    const made = planDeliveryCredit(this.state);
    this.creditToGive = 0;
    this.deliveryCredit += made.reduce((won, { amount }) => won + amount, 0);
    return this.add(made, true);
  }

  complete(): this {
    return this.deliver().giveCredit();
  }

  /** Goes back from delivered. */
  undoDelivery(): this {
    if (this.status !== "completed") throw new ApiError(409, "order_not_completed");
    return this.pay();
  }

  /** The customer pays another order with `amount` won of the credit, at most all of it. */
  spend(amount = this.wallet): this {
    this.spent += Math.min(amount, this.wallet);
    return this;
  }

  /** An admin takes `amount` won off after the delivery, which become credit where the customer wants it. */
  correct(amount: number): this {
    if (this.status !== "completed") throw new ApiError(409, "order_not_completed");
    const { change, money } = planCorrection(this.state, amount);
    this.add(money, true, change);
    this.corrections += amount;
    if (!becomesCredit(this.weightRefund, amount)) return this;
    const won = money.reduce((sum, entry) => sum + entry.amount, 0);
    return this.add(planOfGoods(this.state, won), true);
  }

  cancel(): this {
    return this.become("cancelled", planMoney(this.state, "cancelled", this.available));
  }

  /** The last change of the status is undone within its time, as the screen offers it. */
  undoStatus(): this {
    if (!this.last) throw new ApiError(409, "order_status_changed");
    const { from, money } = this.last;
    const waitsAgain = from === "pending" && ORDER_STATUS[this.status].paid;
    if (waitsAgain && (this.loweredToReturn > 0 || this.weightReduction > 0))
      throw new ApiError(409, "order_has_return");
    const made = planMoney(this.state, from, { ...this.available, undone: money });
    refuseToForgetLine(made);
    return this.become(from, made);
  }

  private become(status: OrderStatus, made: PlannedEntry[]): this {
    const last = { from: this.status, money: made, sums: this.sums, total: this.total, spent: this.spent };
    const changes = status !== this.status;
    const takenBack = made.filter(({ kind, amount }) => kind === "credit_given" && amount < 0);
    this.deliveryCredit += takenBack.reduce((won, { amount }) => won + amount, 0);
    this.add(made);
    this.creditToGive = 0;
    this.status = status;
    if (changes) this.last = last;
    return this;
  }
}

export function transfer(line: number, amount = TOTAL, allowsMore = false): Transfer {
  return { line, payer: "BAT BOLORMAA", amount, allowsMore };
}
