import { beforeEach, expect, it, vi } from "vitest";
import { outbox } from "./outbox";
import type { Change } from "./queued-change";
import { NotReached, sendOrQueue } from "./send-or-queue";

const STATUS: Change = { method: "PATCH", path: "/api/orders/7/status", body: { status: "processing" } };
const CATEGORY: Change = { method: "POST", path: "/api/categories", body: { name: "Хонь" }, keeps: "once" };
const RIGHT: Change = { method: "PATCH", path: "/api/admin/users/7", body: { isAdmin: true }, keeps: "never" };

/** What is on the device: the state of each change. */
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", { location: { pathname: "/admin/orders", search: "" } });
  vi.spyOn(outbox, "add").mockImplementation(async ({ path }) => {
    stored.set(path, "being sent");
    return path;
  });
  vi.spyOn(outbox, "update").mockImplementation(async (id, { state = "" }) => void stored.set(id, state));
  vi.spyOn(outbox, "remove").mockImplementation(async (id) => void stored.delete(id));
  vi.spyOn(outbox, "made").mockResolvedValue();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** What its caller gets when the server answers, after it was silent or at once. */
function send(change: Change, status: number, { silent }: { silent: boolean }) {
  return sendOrQueue(change, async ({ onQuiet, onSent }) => {
    onSent();
    if (silent) onQuiet();
    return { status, text: "{}" };
  }).catch((error: unknown) => error);
}

it.each([502, 503, 504])(
  "a change that was said to wait stays waiting when nobody was there to answer (%i)",
  async (status) => {
    expect(await send(STATUS, status, { silent: true })).toMatchObject({ queued: "waiting" });
    expect(stored).toEqual(new Map([[STATUS.path, "waiting"]]));
  },
);

it("one that would be added twice then waits for a person", async () => {
  const error = await send(CATEGORY, 503, { silent: true });
  expect(error).toBeInstanceOf(NotReached);
  expect(error).toMatchObject({ queued: "unsure" });
  expect(stored).toEqual(new Map([[CATEGORY.path, "unsure"]]));
});

it.each([200, 409, 500])("any other answer (%i) ends the waiting", async (status) => {
  expect(await send(STATUS, status, { silent: true })).toMatchObject({ status });
  expect(stored.size).toBe(0);
});

it("a 503 is an answer where nothing was promised: at once, and for what is only good at once", async () => {
  expect(await send(STATUS, 503, { silent: false })).toMatchObject({ status: 503 });
  expect(await send(RIGHT, 503, { silent: true })).toMatchObject({ status: 503 });
  expect(stored.size).toBe(0);
});

it("what follows a silent change is queued and left with it, and waits for its caller again when it is answered", async () => {
  const following = [{ ...STATUS, path: "/api/orders/8/status" }];
  const quiet = (status: number) =>
    sendOrQueue(
      STATUS,
      async ({ onQuiet }) => {
        onQuiet();
        await Promise.resolve();
        return { status, text: "{}" };
      },
      following,
    );
  await quiet(200);
  expect(stored.size).toBe(0);
  await expect(quiet(503)).rejects.toMatchObject({ queued: "waiting" });
  expect([...stored.values()]).toEqual(["waiting", "waiting"]);
});
