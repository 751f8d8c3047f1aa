import { expect, it } from "vitest";
import { Attempts } from "./attempts";

/** Sends a request and answers the key that it had. */
function keyOf(attempts: Attempts, request: object): Promise<string> {
  return attempts.send(request, async (key) => key);
}

async function lost(attempts: Attempts, request: object): Promise<string> {
  let sent = "";
  await attempts
    .send(request, async (key) => {
      sent = key;
      throw new Error("The server was not reached");
    })
    .catch(() => undefined);
  return sent;
}

it("sends the same key again while the answer is lost, and another one once it is done", async () => {
  const attempts = new Attempts();
  const key = await lost(attempts, { amount: 1 });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOf(attempts, { amount: 1 })).toBe(key);
  expect(await keyOf(attempts, { amount: 1 })).not.toBe(key);
});

it("sends one key for a double tap, and another for another request", async () => {
  const attempts = new Attempts();
  const [once, twice, other] = await Promise.all([1, 1, 2].map((amount) => keyOf(attempts, { amount })));
  expect(twice).toBe(once);
  expect(other).not.toBe(once);
});
