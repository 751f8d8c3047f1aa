import { describe, expect, it } from "vitest";
import type { QueuedChange } from "./queued-change";
import { type Answer, type Outcome, outcomeOf, sendWaiting } from "./send-waiting";

function waiting(given: Partial<QueuedChange> = {}): QueuedChange {
  return {
    id: "a",
    owner: 1,
    madeAt: 0,
    screen: "/admin",
    method: "PUT",
    path: "/api/settings/shipping-fee",
    json: { fee: 4000 },
    state: "waiting",
    sendingUntil: 0,
    message: "",
    refusedOrders: 0,
    ...given,
  };
}

const answer = (status: number, body: Answer["body"] = {}): Answer => ({ status, body });

describe("what becomes of a change that waited", () => {
  it.each<[string, Answer | undefined, Outcome]>([
    ["the server is not reached", undefined, "later"],
    ["the server is overloaded", answer(503), "later"],
    ["there were too many calls", answer(429), "later"],
    ["the session has ended", answer(401), "signed_out"],
    ["it is done", answer(200), "done"],
    ["it is refused", answer(400, { code: "fee_invalid", message: "Буруу" }), { state: "refused", message: "Буруу" }],
    [
      "somebody has changed it meanwhile",
      answer(409, { code: "changed_meanwhile", present: { fee: 5000 } }),
      { state: "changed", message: "" },
    ],
    ["it was done, and its answer lost", answer(409, { code: "changed_meanwhile", present: { fee: 4000 } }), "done"],
    [
      "two of its orders are refused",
      answer(200, { results: [{ outcome: "changed" }, { outcome: "refused" }, { outcome: "refused" }] }),
      { state: "refused", message: "", refusedOrders: 2 },
    ],
    [
      "the time was too short for one of its orders",
      answer(200, {
        results: [{ outcome: "changed" }, { outcome: "refused", refusal: { code: "order_not_reached" } }],
      }),
      "later",
    ],
  ])("when %s", (_when, given, outcome) => {
    expect(outcomeOf(waiting(), given)).toEqual(outcome);
  });

  it("what is deleted already is deleted", () => {
    expect(outcomeOf(waiting({ method: "DELETE", json: undefined }), answer(404))).toBe("done");
    expect(outcomeOf(waiting(), answer(404))).toMatchObject({ state: "refused" });
  });
});

describe("sending them", () => {
  async function send(answers: readonly (Answer | undefined)[], gone: readonly string[] = []) {
    const changes = answers.map((_answer, index) => waiting({ id: String(index) }));
    const sent: string[] = [];
    const settled: [string, Outcome][] = [];
    const done = await sendWaiting({
      changes,
      send: async ({ id }) => {
        sent.push(id);
        return answers[Number(id)];
      },
      claim: async (id) => (gone.includes(id) ? undefined : changes.find((one) => one.id === id)),
      settle: async ({ id }, outcome) => void settled.push([id, outcome]),
    });
    return { sent, settled, done };
  }

  it("goes on after a refusal, in the order in which they were made", async () => {
    const { sent, done } = await send([answer(200), answer(400), answer(200)]);
    expect(sent).toEqual(["0", "1", "2"]);
    expect(done).toBe(2);
  });

  it("stops where the network is gone again, and leaves the rest for later", async () => {
    const { sent, settled, done } = await send([answer(200), undefined, answer(200)]);
    expect(sent).toEqual(["0", "1"]);
    expect(settled.at(-1)).toEqual(["1", "later"]);
    expect(done).toBe(1);
  });

  it("leaves out what was thrown away meanwhile, or is sent by another page", async () => {
    expect((await send([answer(200), answer(200), answer(200)], ["1"])).sent).toEqual(["0", "2"]);
  });

  it("goes on after a fault of the server, which is no missing network", async () => {
    expect((await send([answer(500), answer(200)])).sent).toEqual(["0", "1"]);
  });

  it("stops at the sign-in", async () => {
    expect((await send([answer(401), answer(200)])).sent).toEqual(["0"]);
  });
});
