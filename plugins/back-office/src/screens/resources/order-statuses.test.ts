import { QueryClient } from "@tanstack/react-query";
import type { OrderStatus, StatusesInput, StatusResult } from "@zakh/orders/contract";
import { beforeEach, expect, it, vi } from "vitest";
import { outbox } from "../offline-queue/outbox";
import type { Change } from "../offline-queue/queued-change";
import { NotReached } from "../offline-queue/send-or-queue";
import { type StatusChange, setStatuses, undoStatuses } from "./order-statuses";
import { setStatus } from "./orders";

interface Call {
  method: string;
  path: string;
  body: Omit<StatusesInput, "unsent">;
}

/** The calls that were sent, and what each is answered; undefined when there is no network. */
const sent: Call[] = [];
let answer: (call: Call) => { status: number; json: object } | undefined;

class FakeRequest {
  readonly upload = {};
  status = 0;
  responseText = "";
  onload = () => {};
  onerror = () => {};
  onloadend = () => {};
  #call: Pick<Call, "method" | "path"> = { method: "", path: "" };
  open(method: string, path: string) {
    this.#call = { method, path };
  }
  setRequestHeader() {}
  send(body: string) {
    const call = { ...this.#call, body: JSON.parse(body) };
    sent.push(call);
    const given = answer(call);
    if (given) [this.status, this.responseText] = [given.status, JSON.stringify(given.json)];
    queueMicrotask(() => {
      if (given) this.onload();
      else this.onerror();
      this.onloadend();
    });
  }
}

const kept: Change[] = [];

beforeEach(() => {
  sent.length = 0;
  kept.length = 0;
  answer = ({ body }) => ({
    status: 200,
    json: { results: body.ids.map(changed(body.from ?? "pending")), orders: [] },
  });
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("document", { documentElement: { lang: "mn" } });
  vi.stubGlobal("window", { location: { pathname: "/admin/orders", search: "" } });
  vi.spyOn(outbox, "add").mockImplementation(async (change) => String(kept.push(change)));
  for (const write of ["update", "remove", "made"] as const) vi.spyOn(outbox, write).mockResolvedValue();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const changed =
  (from: OrderStatus) =>
  (id: number): StatusResult => ({ id, outcome: "changed", from, refusal: null });

function wanted(count: number, from: OrderStatus, first = 1): StatusChange[] {
  return Array.from({ length: count }, (_, at) => ({ order: { id: first + at }, from, to: "completed" }));
}

it("many are sent a few a call, with the status that is shown, and what was changed is told after each call", async () => {
  const told: number[] = [];
  const all = [...wanted(7, "processing"), ...wanted(1, "pending", 8)];
  const set = await setStatuses(new QueryClient(), all, { onChanged: (changes) => told.push(changes.length) });
  expect(sent.map(({ body }) => body)).toEqual([
    { ids: [1, 2, 3, 4, 5], status: "completed", from: "processing" },
    { ids: [6, 7], status: "completed", from: "processing" },
    { ids: [8], status: "completed", from: "pending" },
  ]);
  expect(told).toEqual([5, 2, 1]);
  expect(set.changed).toEqual(all);
  expect(set.failed).toBeUndefined();
});

it("an error in the middle leaves what was changed to be undone, names the rest, and sends nothing more", async () => {
  const { json } =
    answer({
      method: "",
      path: "",
      body: { ids: [1, 2, 3, 4, 5], status: "completed", from: "pending" },
    }) ?? {};
  answer = () => (sent.length > 1 ? { status: 500, json: {} } : { status: 200, json: json ?? {} });
  const set = await setStatuses(new QueryClient(), wanted(12, "pending"));
  expect(sent).toHaveLength(2);
  expect(set.changed.map(({ order }) => order.id)).toEqual([1, 2, 3, 4, 5]);
  expect(set.failed?.orders.map(({ id }) => id)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect(set.failed?.error).toMatchObject({ status: 500 });
});

it("without a network all of them wait on the device, whatever statuses are shown", async () => {
  answer = () => undefined;
  const set = await setStatuses(new QueryClient(), [...wanted(30, "processing"), ...wanted(1, "pending", 31)]);
  expect(sent).toHaveLength(1);
  expect(set.failed?.error).toBeInstanceOf(NotReached);
  expect(set.failed?.error).toMatchObject({ queued: "waiting" });
  const waiting = kept.map(({ body }) => body as StatusesInput);
  expect(waiting.map(({ ids, from }) => [ids.length, from])).toEqual([
    [5, "processing"],
    [25, "processing"],
    [1, "pending"],
  ]);
});

it("an undo sets each back to what the server said it was, only while it has what was set", async () => {
  await undoStatuses(new QueryClient(), [...wanted(1, "pending"), ...wanted(1, "cancelled", 2)]);
  expect(sent.map(({ body }) => body)).toEqual([
    { ids: [1], status: "pending", from: "completed" },
    { ids: [2], status: "cancelled", from: "completed" },
  ]);
});

it("one status says what the admin saw", async () => {
  answer = () => ({ status: 200, json: { id: 7, status: "processing", changedFrom: "pending" } });
  expect(await setStatus(7, "processing", "pending")).toMatchObject({ changedFrom: "pending" });
  expect(sent).toMatchObject([{ method: "PATCH", body: { status: "processing", from: "pending" } }]);
});
