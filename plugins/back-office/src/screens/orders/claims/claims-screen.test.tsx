import { screen, within } from "@testing-library/react";
import type { AdminClaim } from "@zakh/claims/contract";
import { DAY_MS } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { type Answers, renderScreen } from "../../testing/render-screen.testing";
import ClaimsScreen from "./claims-screen";

const claimOf = (id: number, more: Partial<AdminClaim> = {}): AdminClaim => ({
  id,
  orderId: 12,
  kind: "damaged",
  itemIds: [12001],
  text: "Уут нь урагдсан",
  photos: [],
  createdAt: "2026-11-20T03:00:00.000Z",
  status: "open",
  outcome: null,
  amount: 0,
  answer: "",
  settledAt: null,
  parcelOrderId: null,
  answerBy: new Date(Date.now() + 2.5 * DAY_MS).toISOString(),
  deliveredAt: "2026-11-19T03:00:00.000Z",
  customerName: "Сараа",
  customerPhone: "010-1234-5678",
  accountId: 5,
  hasAccount: true,
  lines: [
    {
      itemId: 12001,
      name: "Хонины мах",
      nameRu: "",
      nameEn: "",
      category: "",
      categoryRu: "",
      categoryEn: "",
      origin: "",
      originRu: "",
      originEn: "",
      imageUrl: "",
      quantity: 2,
      unit: "kg",
      packedQuantity: 1.8,
      paid: 36_000,
    },
  ],
  most: 36_000,
  settledBy: "",
  ...more,
});

function openScreen(rows: AdminClaim[], answers: Answers = {}, at = "/admin/claims") {
  return renderScreen(<ClaimsScreen />, {
    at,
    answers: {
      "GET /api/admin/claims": { json: rows, headers: { "X-Total-Count": String(rows.length) } },
      ...answers,
    },
  });
}

const SETTLED = {
  status: "settled",
  outcome: "credit",
  amount: 20_000,
  settledAt: "2026-11-21T03:00:00.000Z",
} as const;

it("settles a claim with a part of the money as credit, and leaves it in its place", async () => {
  const { person, callsOf } = await openScreen([claimOf(1)], {
    "PATCH /api/admin/claims/1": { json: claimOf(1, { ...SETTLED, answer: "Уучлаарай", settledBy: "Эзэн" }) },
  });
  await person.click(await screen.findByRole("button", { name: "Хариулах" }));
  const form = within(await screen.findByRole("dialog"));
  expect(form.queryByLabelText("Дүн (₩)"), "money is given by a choice").toBeNull();
  await person.click(form.getByRole("combobox"));
  await person.click(await screen.findByRole("option", { name: "Хэтэвчинд мөнгө" }));
  const amount = form.getByLabelText<HTMLInputElement>("Дүн (₩)");
  expect(amount.value).toBe("36000");
  await person.clear(amount);
  await person.type(amount, "20000");
  await person.type(form.getByLabelText("Худалдан авагчид өгөх хариу"), "Уучлаарай");
  await person.click(form.getByRole("button", { name: "Хариу илгээх" }));
  await screen.findByText("₩20,000 хэтэвчинд орсон");
  expect(callsOf("PATCH /api/admin/claims/1").map(({ body }) => body)).toEqual([
    { outcome: "credit", amount: 20_000, answer: "Уучлаарай" },
  ]);
  expect(screen.queryByRole("button", { name: "Хариулах" })).toBeNull();
});

it("sends a part of the goods anew, and asks for words where nothing is given", async () => {
  const { person, callsOf } = await openScreen([claimOf(1)], {
    "PATCH /api/admin/claims/1": { json: claimOf(1, { ...SETTLED, outcome: "parcel", amount: 0, parcelOrderId: 20 }) },
  });
  await person.click(await screen.findByRole("button", { name: "Хариулах" }));
  const form = within(await screen.findByRole("dialog"));
  const choose = async (outcome: string) => {
    await person.click(form.getByRole("combobox"));
    await person.click(await screen.findByRole("option", { name: outcome }));
  };
  await choose("Татгалзах");
  await person.click(form.getByRole("button", { name: "Хариу илгээх" }));
  await form.findByText("Худалдан авагчид өгөх хариугаа бичнэ үү");
  expect(callsOf("PATCH /api/admin/claims/1")).toEqual([]);
  await choose("Барааг дахин үнэгүй илгээнэ");
  const quantity = form.getByLabelText("Дахин илгээх: Хонины мах");
  await person.clear(quantity);
  await person.type(quantity, "1.5");
  await person.click(form.getByRole("button", { name: "Хариу илгээх" }));
  expect((await screen.findByRole("link", { name: "#ORD-0020" })).getAttribute("href")).toBe("/admin/orders?id=20");
  expect(callsOf("PATCH /api/admin/claims/1")[0]?.body).toEqual({
    outcome: "parcel",
    answer: "",
    lines: [{ itemId: 12001, quantity: 1.5 }],
  });
});

it("reads the claims again when another admin was first", async () => {
  const { person, callsOf } = await openScreen([claimOf(1)], {
    "PATCH /api/admin/claims/1": {
      status: 409,
      json: { code: "claim_settled_already", message: "Аль хэдийн хариу өгсөн" },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Хариулах" }));
  const form = within(await screen.findByRole("dialog"));
  await person.type(form.getByLabelText("Худалдан авагчид өгөх хариу"), "Уучлаарай");
  await person.click(form.getByRole("button", { name: "Хариу илгээх" }));
  await screen.findByText("Аль хэдийн хариу өгсөн");
  expect(callsOf("GET /api/admin/claims").length).toBeGreaterThan(1);
});

it.each([
  [2.5, "2 хоног үлдсэн"],
  [0.5, "Өнөөдөр хариулна уу"],
  [-1, "Хариулах хугацаа өнгөрсөн"],
])("says how many days are left: %f", async (days, text) => {
  await openScreen([claimOf(1, { answerBy: new Date(Date.now() + days * DAY_MS).toISOString() })]);
  await screen.findByText(text);
});

it("offers no credit to a closed account and no money where none was paid, and leads to order, customer and phone", async () => {
  const { person } = await openScreen([claimOf(1), claimOf(2, { hasAccount: false, most: 0 })]);
  const [open, closed] = await screen.findAllByRole("article");
  const first = within(open as HTMLElement);
  expect(first.getByRole("link", { name: "#ORD-0012" }).getAttribute("href")).toBe("/admin/orders?id=12");
  expect(first.getByRole("link", { name: "Сараа" }).getAttribute("href")).toBe("/admin/users?id=5");
  expect(first.getByRole("link", { name: "Сараа: 010-1234-5678" }).getAttribute("href")).toBe("tel:010-1234-5678");
  await person.click(within(closed as HTMLElement).getByRole("button", { name: "Хариулах" }));
  await person.click(within(await screen.findByRole("dialog")).getByRole("combobox"));
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
    "Зөвхөн хариу",
    "Татгалзах",
  ]);
});

it("finds those that wait by the address, and says that there are none", async () => {
  const { callsOf } = await openScreen([], {}, "/admin/claims?status=open");
  await screen.findByText("Ийм гомдол алга");
  expect(callsOf("GET /api/admin/claims")[0]?.query.get("status")).toBe("open");
});

it("says that the claims cannot be read", async () => {
  await openScreen([], { "GET /api/admin/claims": { status: 500 } });
  await screen.findByText("Гомдлуудыг ачаалж чадсангүй");
});
