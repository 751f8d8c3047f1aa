import { screen, within } from "@testing-library/react";
import type { Payout, StoreBooks, StoreStatement } from "@zakh/settlements/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import { presentMonth } from "../month/month-days";
import StoreBooksScreen from "./store-books-screen";

const BOOKS: StoreBooks = {
  id: 7,
  name: "Хуушуур",
  balance: 195_000,
  payable: 150_000,
  prepared: 0,
  rate: 1250,
  account: { bankName: "KB국민은행", accountNumber: "****9012", accountHolder: "BAT" },
  accountChanged: true,
  lastPaidAt: null,
};
const STATEMENT: StoreStatement = {
  month: presentMonth(),
  name: "Хуушуур",
  opening: 0,
  closing: 195_000,
  held: 45_000,
  totals: { sale: 200_000, commission: -5000, correction: 0, taken: 0, payout: 0 },
  entries: [],
  omitted: 0,
};
const payout = (id: number, more: Partial<Payout> = {}): Payout => ({
  id,
  storeId: 7,
  storeName: "Хуушуур",
  period: presentMonth(),
  amount: 10_000 * id,
  account: { bankName: "KB국민은행", accountNumber: "****9012", accountHolder: "BAT" },
  accountChanged: false,
  preparedAt: "2026-11-30T01:00:00.000Z",
  preparedBy: "Админ",
  paidAt: null,
  paidBy: null,
  ...more,
});
const ANSWERS = {
  "GET /api/admin/store-books": { json: [BOOKS] },
  "GET /api/admin/store-books/7": { json: BOOKS },
  "GET /api/admin/store-books/7/statement": { json: STATEMENT },
  "GET /api/admin/payouts": { json: [payout(1), payout(2)] },
  "GET /api/settings/payouts": { json: { enabled: true, days: 7, version: "1" } },
};

it("says why payouts are off, and offers none, until the owner has switched them on", async () => {
  await renderScreen(<StoreBooksScreen />, {
    answers: {
      ...ANSWERS,
      "GET /api/admin/payouts": { json: [] },
      "GET /api/settings/payouts": { json: { enabled: false, days: 7, version: "1" } },
    },
  });
  await screen.findByText(/эхлээд хуульчаас асуугаад/);
  expect(screen.queryByRole("button", { name: "Энэ сарын шилжүүлгийг бэлтгэх" })).toBeNull();
});

it("notes all payouts of the month as paid, or the chosen ones, and takes that back from the toast", async () => {
  const { person, callsOf } = await renderScreen(<StoreBooksScreen />, {
    answers: { ...ANSWERS, "POST /api/admin/payouts/paid": { status: 204 } },
  });
  await screen.findByRole("button", { name: "Шилжүүлсэн гэж тэмдэглэх: 2, ₩30,000" });
  const [box] = await screen.findAllByRole("checkbox", { name: "PAY-0002-г сонгох" });
  await person.click(box as HTMLElement);
  await person.click(screen.getByRole("button", { name: "Шилжүүлсэн гэж тэмдэглэх: 1, ₩20,000" }));
  await person.click(await screen.findByRole("button", { name: "Үйлдлийг буцаах" }));
  await screen.findByText("Шилжүүлээгүй гэж тэмдэглэлээ");
  expect(callsOf("POST /api/admin/payouts/paid").map(({ body }) => body)).toEqual([
    { ids: [2], paid: true },
    { ids: [2], paid: false },
  ]);
});

it("marks a prepared payout whose store has another account by now", async () => {
  await renderScreen(<StoreBooksScreen />, {
    answers: { ...ANSWERS, "GET /api/admin/payouts": { json: [payout(1, { accountChanged: true }), payout(2)] } },
  });
  const marks = await screen.findAllByText("Одоо өөр данстай");
  // In the table, and on the card of a phone, of one payout alone.
  expect(marks).toHaveLength(screen.getAllByRole("checkbox", { name: "PAY-0001-г сонгох" }).length);
});

it("tells of a changed account, and takes a correction without a minus typed, and money that the store took", async () => {
  const { person, callsOf } = await renderScreen(<StoreBooksScreen />, {
    at: "/?id=7",
    answers: { ...ANSWERS, "POST /api/admin/store-books/7/entries": { json: BOOKS } },
  });
  const drawer = await screen.findByRole("dialog", { name: "Хуушуур" });
  await within(drawer).findByText("Өмнөхөөс өөр данс");
  await within(drawer).findByText("₩45,000");
  await person.click(within(drawer).getByRole("button", { name: "Гараар бичих" }));
  await person.type(await screen.findByLabelText("Дүн (₩)"), "3,000");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await person.type(await screen.findByLabelText("Шалтгаан"), "Сав баглаа");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Бичилт нэмэгдлээ");
  expect(callsOf("POST /api/admin/store-books/7/entries").map(({ body }) => body)).toEqual([
    { kind: "correction", amount: -3000, reason: "Сав баглаа" },
  ]);
});

it("takes a commission in per cent, with a comma, and refuses what is more than half", async () => {
  const { person, callsOf } = await renderScreen(<StoreBooksScreen />, {
    at: "/?id=7",
    answers: { ...ANSWERS, "PUT /api/admin/store-books/7/commission": { json: BOOKS } },
  });
  const drawer = await screen.findByRole("dialog", { name: "Хуушуур" });
  await person.click(await within(drawer).findByRole("button", { name: "Шимтгэл өөрчлөх" }));
  const field = await screen.findByLabelText("Шимтгэл, хувь");
  await person.clear(field);
  await person.type(field, "51");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Шимтгэл 0–50 хувь байна");
  await person.clear(field);
  await person.type(field, "7,5");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Шимтгэл хадгалагдлаа");
  expect(callsOf("PUT /api/admin/store-books/7/commission").map(({ body }) => body)).toEqual([{ rate: 750 }]);
});
