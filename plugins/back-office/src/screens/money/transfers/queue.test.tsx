import { screen, waitFor, within } from "@testing-library/react";
import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import { IgnoredPayers } from "./ignored-payers";
import { Queue } from "./queue";

/** A transfer that waits for a decision, with the one order that it may pay. */
function waiting(id: number): StatementLineAnswer {
  const order = { id, customerName: "Сараа", transferAccountHolder: "", status: "pending", due: 27_900, total: 27_900 };
  return {
    id,
    payer: `BAT ${id}`,
    amount: 27_900,
    at: `2026-11-2${id}T03:00:00.000Z`,
    precision: "second",
    texts: [],
    state: "waiting",
    kind: "payment",
    reason: null,
    choices: ["paid"],
    proposals: [{ orderIds: [id], orders: [order], evidence: "name" }],
    orderIds: [],
    settledAs: null,
  } as unknown as StatementLineAnswer;
}

it("is decided on by keys alone: along the lines, settled, and undone", async () => {
  const lines = new Map([4, 3, 2].map((id) => [id, waiting(id)]));
  const decide = (id: number, changes: Partial<StatementLineAnswer>) => () => {
    const line = { ...(lines.get(id) as StatementLineAnswer), ...changes };
    lines.set(id, line);
    return { json: line };
  };
  const settled = { state: "settled" as const, settledAs: "paid" as const, orderIds: [3] };
  const { person, callsOf } = await renderScreen(<Queue />, {
    answers: {
      "GET /api/admin/statement-lines": () => {
        const rows = [...lines.values()].filter(({ state }) => state === "waiting");
        return { json: rows, headers: { "X-Total-Count": String(rows.length) } };
      },
      "POST /api/admin/statement-lines/3/settle": decide(3, settled),
      "POST /api/admin/statement-lines/3/undo": decide(3, { state: "waiting", settledAs: null, orderIds: [] }),
    },
  });
  const settle = (id: number) => screen.getByRole("button", { name: new RegExp(`^ORD-000${id}: `) });
  await waitFor(() => settle(4));
  await person.keyboard("jj");
  expect(document.activeElement).toBe(settle(3));
  await person.keyboard("{Enter}");
  const undo = await screen.findByRole("button", { name: /^BAT 3/ });
  expect(callsOf("POST /api/admin/statement-lines/3/settle")).toMatchObject([{ body: { orderIds: [3], as: "paid" } }]);
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await person.keyboard("j");
  expect(document.activeElement).toBe(settle(2));
  await person.keyboard("k{Enter}");
  await waitFor(() => settle(3));
  expect(callsOf("POST /api/admin/statement-lines/3/undo")).toHaveLength(1);
});

it("offers nothing in red where the bank may have taken the money back, and says when it did", async () => {
  const takenBack = { at: "2026-11-28T05:02:00.000Z", precision: "minute" };
  const lines = [waiting(4), { ...waiting(3), reason: { code: "taken_back", orderIds: [], takenBack } }];
  await renderScreen(<Queue />, {
    answers: { "GET /api/admin/statement-lines": { json: lines, headers: { "X-Total-Count": "2" } } },
  });
  await screen.findByText(/^Банк орлого буцаасан байна \(2026\.11\.28 14:02\)/);
  const stands = (id: number) => {
    const button = screen.getByRole("button", { name: new RegExp(`^ORD-000${id}: `) });
    return [button.className.includes("bg-ui-button-inverted"), "opens" in button.dataset];
  };
  expect([stands(4), stands(3)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it("never asks again about a payer, which stands in a list with the way back", async () => {
  const interest = {
    ...waiting(5),
    payer: "예금이자",
    kind: "no_payment",
    choices: [],
    proposals: [],
    canIgnoreAlways: true,
  };
  const told = { id: 1, payer: "예금이자", toldBy: "Админ", toldAt: "2026-11-25T03:00:00.000Z" };
  let ignored = [told];
  const { person, callsOf } = await renderScreen(
    <>
      <Queue />
      <IgnoredPayers />
    </>,
    {
      answers: {
        "GET /api/admin/statement-lines": { json: [interest, waiting(4)], headers: { "X-Total-Count": "2" } },
        "POST /api/admin/statement-lines/5/ignore-always": {
          json: { ...interest, state: "ignored", canIgnoreAlways: false },
        },
        "GET /api/admin/ignored-payers": () => ({ json: ignored }),
        "DELETE /api/admin/ignored-payers/1": () => {
          ignored = [];
          return { status: 204 };
        },
      },
    },
  );
  await person.click(await screen.findByRole("button", { name: /^예금이자, .*дахин бүү асуу$/ }));
  await screen.findByRole("button", { name: /^예금이자, .*буцаах$/ });
  expect(callsOf("POST /api/admin/statement-lines/5/ignore-always")).toHaveLength(1);
  const list = await screen.findByRole("region", { name: "Дахин асуухгүй төлөгчид" });
  expect(list.textContent).toContain("Админ");
  await person.click(screen.getByRole("button", { name: "예금이자: дахин асуух" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Дахин асуухгүй төлөгчид" })).toBeNull());
});

it.each([
  ["amount", "order"],
  ["name", "order"],
  ["code", "return"],
])("keys lead to no return of money that only %j speaks for", async (evidence, leadsTo) => {
  const paid = { id: 3, customerName: "Дулам", transferAccountHolder: "", status: "processing", due: 0, total: 27_900 };
  const line = {
    ...waiting(3),
    kind: "twice",
    choices: ["unneeded"],
    proposals: [{ orderIds: [3], orders: [paid], evidence }],
  };
  const { person } = await renderScreen(<Queue />, {
    answers: { "GET /api/admin/statement-lines": { json: [line], headers: { "X-Total-Count": "1" } } },
  });
  const name = leadsTo === "return" ? /^ORD-0003: / : /^BAT 3, ₩27,900: /;
  await screen.findByRole("button", { name: /^ORD-0003: / });
  await person.keyboard("j");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(name);
});

it("an order is found and chosen by hand for a transfer that nothing fits", async () => {
  const stranger = { ...waiting(5), payer: "NARAN", amount: 700, kind: "unknown" as const, proposals: [] };
  const order = {
    id: 3,
    customerName: "Сараа",
    transferAccountHolder: "SARAA",
    status: "pending",
    due: 27_900,
    totalAmount: "27900",
    placedCredit: 0,
    received: 0,
    createdAt: "2026-11-25T12:00:00.000Z",
    items: [],
  };
  const { person, callsOf } = await renderScreen(<Queue />, {
    answers: {
      "GET /api/admin/statement-lines": {
        json: [{ ...stranger, choices: ["paid", "part", "more", "difference"] }],
        headers: { "X-Total-Count": "1" },
      },
      "GET /api/orders": ({ query }) => {
        const found = query.get("search") === "saraa@example.com" ? [order] : [order, { ...order, id: 4 }];
        return { json: found, headers: { "X-Total-Count": String(found.length) } };
      },
      "POST /api/admin/statement-lines/5/settle": {
        json: { ...stranger, state: "settled", settledAs: "part", orderIds: [3], choices: [] },
      },
    },
  });
  const card = within(await screen.findByRole("article", { name: /^Шилжүүлэг: NARAN/ }));
  await person.click(card.getByRole("button", { name: /захиалга сонгох$/ }));
  const picker = within(await screen.findByRole("dialog", { name: "Захиалга сонгох" }));
  await waitFor(() => expect(picker.getAllByRole("checkbox")).toHaveLength(2));
  await person.type(picker.getByLabelText("Хайх"), "saraa@example.com");
  await waitFor(() => expect(picker.getAllByRole("checkbox")).toHaveLength(1));
  expect(callsOf("GET /api/orders").every(({ query }) => query.get("status") === "pending")).toBe(true);
  await person.click(picker.getByRole("checkbox"));
  await person.click(picker.getByRole("button", { name: /^Хэсэгчлэн төлсөн/ }));
  await waitFor(() => expect(screen.getAllByText("ORD-0003: ₩700 орсон, үлдсэнийг нь хүлээнэ")).not.toHaveLength(0));
  expect(callsOf("POST /api/admin/statement-lines/5/settle").map(({ body }) => body)).toEqual([
    { orderIds: [3], as: "part" },
  ]);
});
