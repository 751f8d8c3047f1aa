import { screen, within } from "@testing-library/react";
import type { OrderReturn } from "@zakh/bookkeeping/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import ReturnsScreen from "./returns-screen";

const row = (id: number, more: Partial<OrderReturn>): OrderReturn => ({
  id,
  customerName: "Болд",
  customerPhone: "010-1234-5678",
  amount: 20_000,
  reason: "cancelled",
  since: "2026-11-26T05:00:00.000Z",
  refundAccount: null,
  askedAt: null,
  canBeAsked: true,
  canBeCredit: false,
  ...more,
});
const ROWS = [
  row(1, {}),
  row(2, { canBeAsked: false, askedAt: "2026-11-28T01:00:00.000Z" }),
  row(3, { amount: 700, canBeCredit: true, reason: "paid_twice" }),
  row(4, { amount: 1300, canBeAsked: false, canBeCredit: true }),
];
const ANSWERS = {
  "GET /api/admin/returns": { json: ROWS },
  "GET /api/admin/summary": { json: { returnsTotal: 42_000 } },
};

it("asks everybody who can be asked for the account at once, and says why money goes back that was paid twice", async () => {
  const asked: number[] = [];
  const answer = (id: number) => () => {
    asked.push(id);
    return { json: { id } };
  };
  const { person } = await renderScreen(<ReturnsScreen />, {
    answers: {
      ...ANSWERS,
      "POST /api/admin/orders/1/refund-account-request": answer(1),
      "POST /api/admin/orders/3/refund-account-request": answer(3),
    },
  });
  await screen.findAllByText("Хоёр удаа төлсөн");
  await person.click(screen.getByRole("button", { name: "Данс асуух: 2" }));
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Тийм, асуух" }));
  await screen.findByText("2 захиалга боллоо");
  expect(asked).toEqual([1, 3]);
});

it("makes small sums credit together, and only the chosen ones once some are chosen", async () => {
  const given: unknown[] = [];
  const answer = ({ body }: { body: unknown }) => {
    given.push(body);
    return { json: {} };
  };
  const { person } = await renderScreen(<ReturnsScreen />, {
    answers: {
      ...ANSWERS,
      "POST /api/admin/orders/3/returned": answer,
      "POST /api/admin/orders/4/returned": answer,
    },
  });
  await person.click((await screen.findAllByRole("checkbox", { name: "ORD-0004 захиалгыг сонгох" }))[0] as HTMLElement);
  screen.getByRole("button", { name: "Хэтэвчинд оруулах: 1 · ₩1,300" });
  await person.click((await screen.findAllByRole("checkbox", { name: "ORD-0004 захиалгыг сонгох" }))[0] as HTMLElement);
  await person.click(screen.getByRole("button", { name: "Хэтэвчинд оруулах: 2 · ₩2,000" }));
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Тийм, оруулах" }));
  await screen.findByText("2 захиалга боллоо");
  expect(given).toEqual([
    { amount: 700, as: "credit" },
    { amount: 1300, as: "credit" },
  ]);
});
