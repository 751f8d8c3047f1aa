import { screen, within } from "@testing-library/react";
import type { Claim, OrderClaims as Claims } from "@zakh/claims/contract";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { orderItemOf, orderOf, productOf } from "../../testing/shop-data";
import { OrderClaims } from "./order-claims";

const ITEMS = [1001, 1002].map((id) => orderItemOf(productOf(id)));

const CLAIM: Claim = {
  id: 7,
  orderId: 1,
  kind: "damaged",
  itemIds: [1001],
  text: "Уут нь урагдсан",
  photos: ["/static/img/0123456789abcdef_112233_800x600.webp"],
  createdAt: "2026-11-20T03:00:00.000Z",
  status: "open",
  outcome: null,
  amount: 0,
  answer: "",
  settledAt: null,
  parcelOrderId: null,
};

const claimsOf = (more: Partial<Claims> = {}): Claims => ({
  until: "2026-11-27T03:00:00.000Z",
  isPossible: true,
  insteadOf: null,
  claims: [],
  ...more,
});

function openClaims(claims: Claims, answers: Answers = {}) {
  const order = orderOf(1, { status: "completed", items: ITEMS });
  return renderPage(<OrderClaims order={order} />, {
    at: "/order-confirmation?id=1",
    answers: { "GET /api/orders/1/claims": { json: claims }, ...answers },
  });
}

it("says what is wrong with which products, after asking for both, and waits for the answer", async () => {
  const { person, callsOf } = await openClaims(claimsOf(), {
    "POST /api/orders/1/claims": { status: 201, json: claimsOf({ isPossible: false, claims: [CLAIM] }) },
  });
  await person.click(await screen.findByRole("button", { name: "Асуудал гарсан" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Юу болсон бэ?" }));
  await person.click(dialog.getByRole("button", { name: "Илгээх" }));
  await dialog.findByText("Юу болсныг сонгоно уу");
  await dialog.findByText("Аль бүтээгдэхүүний тухай болохыг сонгоно уу");
  expect(callsOf("POST /api/orders/1/claims")).toEqual([]);
  await person.click(dialog.getByRole("radio", { name: "Савлагаа нь гэмтсэн" }));
  await person.click(dialog.getAllByRole("checkbox")[1] as HTMLElement);
  await person.type(dialog.getByLabelText("Өөрийн үгээр бичнэ үү"), "Урагдсан");
  await person.click(dialog.getByRole("button", { name: "Илгээх" }));
  await screen.findByText("Бидний хариуг хүлээж байна");
  expect(screen.queryByRole("button", { name: "Асуудал гарсан" })).toBeNull();
  expect(callsOf("POST /api/orders/1/claims").map(({ body }) => body)).toEqual([
    [
      ["kind", "damaged"],
      ["itemIds", "[1002]"],
      ["text", "Урагдсан"],
    ],
  ]);
});

it("leaves what was typed when it is refused, and says why", async () => {
  const { person } = await openClaims(claimsOf(), {
    "POST /api/orders/1/claims": { status: 409, json: { code: "claim_too_late", message: "Хугацаа өнгөрсөн" } },
  });
  await person.click(await screen.findByRole("button", { name: "Асуудал гарсан" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("radio", { name: "Муудсан байна" }));
  await person.click(dialog.getAllByRole("checkbox")[0] as HTMLElement);
  await person.click(dialog.getByRole("button", { name: "Илгээх" }));
  await screen.findByText("Хугацаа өнгөрсөн");
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Муудсан байна" }).checked).toBe(true);
});

it("gives the phone in place of the button once the days are over", async () => {
  await openClaims(claimsOf({ isPossible: false }));
  await screen.findByText(/7 хоногоос илүү/);
  expect(screen.queryByRole("button", { name: "Асуудал гарсан" })).toBeNull();
});

it.each([
  ["credit", { status: "settled", outcome: "credit", amount: 5000 }, "₩5,000 таны хэтэвчинд орлоо."],
  ["transfer", { status: "settled", outcome: "transfer", amount: 5000 }, "Бид танд ₩5,000 буцаан шилжүүлнэ."],
  ["parcel", { status: "settled", outcome: "parcel", parcelOrderId: 9 }, "Шинэ захиалга ORD-0009"],
  ["answer", { status: "settled", outcome: "answer" }, "Бид танд хариу өгсөн."],
  ["refused", { status: "refused" }, "Татгалзсан"],
] as const)("says what became of a claim, in the shop's words too: %s", async (_, settled, words) => {
  const claim = { ...CLAIM, ...settled, answer: "Уучлаарай", settledAt: "2026-11-21T03:00:00.000Z" };
  await openClaims(claimsOf({ claims: [claim] }));
  await screen.findByText(words);
  await screen.findByText("Уучлаарай");
});

it("can be asked again when the claims cannot be read", async () => {
  const { person, callsOf } = await openClaims(claimsOf(), { "GET /api/orders/1/claims": { status: 500 } });
  await person.click(await screen.findByRole("button", { name: "Дахин оролдох" }));
  expect(callsOf("GET /api/orders/1/claims").length).toBeGreaterThan(1);
});

it("shows nothing of an order that is not delivered", async () => {
  const { callsOf } = await renderPage(<OrderClaims order={orderOf(1, { status: "processing" })} />, {
    at: "/order-confirmation?id=1",
    answers: {},
  });
  expect(callsOf("GET /api/orders/1/claims")).toEqual([]);
});
