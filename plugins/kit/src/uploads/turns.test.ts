import { beforeEach, describe, expect, it } from "vitest";
import { LAST, Turns } from "./turns";
import { uploadsBusy } from "./uploads-busy";

const stays = new AbortController().signal;

let turns: Turns;
let running: string[];
let ends: Map<string, () => void>;

beforeEach(() => {
  turns = new Turns({ places: 3, perSender: 2, maxSenders: 3, maxWaitingPerSender: 2, refusal: uploadsBusy });
  running = [];
  ends = new Map();
});

/** Takes a turn of the account that the name begins with, and resolves with the outcome. */
function take(name: string, { rank = LAST, signal = stays } = {}): Promise<string> {
  return turns.take({ sender: name.charAt(0), rank, signal }).then(
    (end) => {
      running.push(name);
      ends.set(name, end);
      return name;
    },
    ({ status, code, headers }) => [status, code, headers?.["Retry-After"]].join(" "),
  );
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function end(name: string): Promise<void> {
  ends.get(name)?.();
  await settled();
}

describe("uploads that arrive at the same time", () => {
  it("wait for their turn, with a limit of each account and of all strangers", async () => {
    const answers = ["a1", "a2", "a3", "a4", "a5", "b1", "c1", "d1", "e1", "c2"].map((name) => take(name));
    await settled();
    expect(running).toEqual(["a1", "a2", "b1"]);
    expect(await answers[4]).toBe("429 uploads_busy 5");
    expect(await answers[8]).toBe("503 uploads_busy 5");
    await end("b1");
    await end("a1");
    expect(running).toEqual(["a1", "a2", "b1", "c1", "a3"]);
  });

  it("come by rank, then in the order of arrival, and a second one of an account after those of others", async () => {
    for (const name of ["a1", "a2", "b1", "a3", "a4", "c1"]) void take(name);
    void take("z1", { rank: 0 });
    await settled();
    await end("a1");
    await end("a1");
    expect(running).toEqual(["a1", "a2", "b1", "z1"]);
    for (const name of ["a2", "b1", "z1"]) await end(name);
    expect(running.slice(4)).toEqual(["a3", "c1", "a4"]);
  });

  it("never refuse an administrator for what strangers do", async () => {
    for (const name of ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]) void take(name);
    void take("z1", { rank: 0 });
    await settled();
    await end("a1");
    expect(running.at(-1)).toBe("z1");
  });

  it("leave the queue when their sender disconnects", async () => {
    const leaving = new AbortController();
    for (const name of ["a1", "a2"]) void take(name);
    const left = take("a3", { signal: leaving.signal });
    await settled();
    leaving.abort({ status: 400, code: "gone" });
    expect(await left).toBe("400 gone ");
    void take("a4");
    await end("a1");
    expect(running).toEqual(["a1", "a2", "a4"]);
  });
});
