import { Shopper } from "../chaos/shopper.ts";
import { Visitor } from "../chaos/visitor.ts";
import type { Tally } from "./tally.ts";

/** A shopper whose every request is counted, and who knows as whom he is signed in. */
export class CountedShopper extends Shopper {
  /** the account that his cookie belongs to */
  signedInAs = "";
  /** the orders of that account that were acknowledged */
  ordersOfAccount: number[] = [];

  constructor(
    url: string,
    readonly person: string,
    readonly tally: Tally,
  ) {
    super(url);
  }

  override async call(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) {
    const began = performance.now();
    const note = (status: number) =>
      this.tally.note({
        person: this.person,
        what: `${method} ${path.split("?")[0]}`,
        status,
        tookMs: performance.now() - began,
      });
    try {
      const answer = await super.call(method, path, json, headers);
      note(answer.status);
      if (path === "/api/register" && answer.status === 201) {
        this.signedInAs = this.email;
        this.ordersOfAccount = [];
      }
      return answer;
    } catch (error) {
      note(0);
      throw error;
    }
  }

  override async order(...items: Parameters<Shopper["order"]>) {
    await super.order(...items);
    const id = this.bought.at(-1)?.id;
    if (id !== undefined) this.ordersOfAccount.push(id);
  }
}

/** One of ten people: does what visitors do, and looks whether what is answered is his own. */
export class Person extends Visitor {
  /** What was somebody else's, or missing: none is expected. */
  readonly wrongs: string[] = [];

  static async among(shopper: CountedShopper, crowd: Visitor["crowd"]) {
    const person = new Person(shopper, await crowd.admin(), crowd);
    person.habits.push(
      [15, "own account", () => person.#ownAccount(shopper)],
      [12, "own orders", () => person.#ownOrders(shopper)],
      [3, "my page", async () => (await shopper.call("GET", "/my-page")).status],
    );
    return person;
  }

  async #ownAccount(shopper: CountedShopper) {
    const { status, body } = await shopper.call("GET", "/api/user");
    if (status === 200 && body.email !== shopper.signedInAs) {
      this.wrongs.push(`${shopper.signedInAs} was answered the account ${body.email}`);
    }
    return status;
  }

  async #ownOrders(shopper: CountedShopper) {
    const { status, body } = await shopper.call("GET", "/api/user/orders");
    if (status !== 200) return status;
    const ids = new Set(body.map(({ id }: { id: number }) => id));
    for (const id of shopper.ordersOfAccount) {
      if (!ids.has(id)) this.wrongs.push(`${shopper.signedInAs} does not see the own order ${id}`);
    }
    for (const { id, customerEmail } of body) {
      if (customerEmail !== shopper.signedInAs)
        this.wrongs.push(`${shopper.signedInAs} sees order ${id} of ${customerEmail}`);
    }
    return status;
  }
}
