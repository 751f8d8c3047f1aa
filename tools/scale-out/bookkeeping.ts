import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "../../scripts/lib/database/with-client.ts";
import type { Crowd } from "../chaos/crowd.ts";
import type { Shopper } from "../chaos/shopper.ts";

const SETTLE_EVERY_MS = 900;

/** The owner marks orders as paid, one after the other; each must have its money once. */
export class Bookkeeping {
  /** by order: whether the owner was told that it is paid */
  readonly settled = new Map<number, boolean>();
  readonly problems: string[] = [];
  #over = false;

  constructor(
    readonly crowd: Crowd,
    readonly owner: Shopper,
  ) {}

  begin() {
    const all = this.#settle();
    return async () => {
      this.#over = true;
      await all;
    };
  }

  async #settle() {
    for (; !this.#over; await delay(SETTLE_EVERY_MS)) {
      // One whose answer did not come is tried again.
      const order = this.crowd.bought.find(({ id }) => !this.settled.get(id));
      if (!order) continue;
      const { id } = order;
      const answer = await this.owner
        .call("PATCH", `/api/orders/${id}/status`, { status: "processing" })
        .catch(() => undefined);
      this.settled.set(id, answer?.status === 200);
      if (answer && answer.status !== 200 && answer.status < 500) {
        this.problems.push(`order ${id} could not be marked as paid: ${answer.status}`);
      }
    }
  }

  /** Compares the entries of money with what the owner did. One sentence for each difference. */
  audit(databaseUrl: string): Promise<string[]> {
    return withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ id: number; entries: number; received: number }>(
        `SELECT o.display_id AS id, count(m.id)::int AS entries, coalesce(sum(m.amount)::float8, 0) AS received
           FROM "order" o JOIN order_order_detail l ON l.order_id = o.id AND l.deleted_at IS NULL
           LEFT JOIN money_entry m ON m.order_detail_id = l.shop_order_detail_id AND m.deleted_at IS NULL
          WHERE o.display_id = ANY($1) GROUP BY o.display_id`,
        [this.crowd.bought.map(({ id }) => id)],
      );
      const found = new Map(rows.map((row) => [row.id, row]));
      const wrong = this.crowd.bought.flatMap(({ id, totalAmount }) => {
        const { entries = 0, received = 0 } = found.get(id) ?? {};
        const told = this.settled.get(id);
        const isPaidOnce = entries === 1 && received === Number(totalAmount);
        // Where no answer came, either is right.
        const isRight = told ? isPaidOnce : entries === 0 || (told === false && isPaidOnce);
        return isRight ? [] : [`order ${id} of ${totalAmount} won has ${entries} entries of ${received} won in all`];
      });
      return [...this.problems, ...wrong];
    });
  }
}
