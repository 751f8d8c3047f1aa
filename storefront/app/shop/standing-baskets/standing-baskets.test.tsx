import { screen, waitFor, within } from "@testing-library/react";
import { comingDays, type StandingBasket } from "@zakh/favorites/contract";
import { expect, it } from "vitest";
import { MakeStanding } from "../../again/make-standing";
import { type Answers, renderPage } from "../../testing/render-page";
import { productOf, SARAA } from "../../testing/shop-data";
import StandingBasketsPage from "./standing-baskets";

const [TOMORROW = "", , , , , , IN_A_WEEK = ""] = comingDays(7, new Date());

const basketOf = (id: number, changes: Partial<StandingBasket> = {}): StandingBasket => ({
  id,
  name: `Сагс ${id}`,
  lines: [
    { product: productOf(1), quantity: 2 },
    { product: productOf(2, { available: 0 }), quantity: 1 },
  ],
  gone: 1,
  everyWeeks: 2,
  nextOn: IN_A_WEEK,
  isPaused: false,
  ...changes,
});

const PATH = "/api/user/standing-baskets";

function open(baskets: StandingBasket[], at = "/standing-baskets", more: Answers = {}) {
  return renderPage(<StandingBasketsPage />, {
    at,
    user: SARAA,
    answers: { [`GET ${PATH}`]: { json: baskets }, ...more },
  });
}

const storedCart = () => JSON.parse(window.localStorage.getItem("cart") ?? "[]");

it("shows each at today's prices with what is missing, and fills the cart with the rest", async () => {
  const { person } = await open([basketOf(1)]);
  const card = within(await screen.findByRole("article", { name: "Сагс 1" }));
  card.getByText("2 долоо хоног тутам");
  card.getByText("Дууссан");
  card.getByText("Худалдаанаас хасагдсан барааны тоо: 1");
  await person.click(card.getByRole("button", { name: "Сагсанд нэмэх" }));
  await waitFor(() => expect(window.location.pathname).toBe("/cart"));
  expect(storedCart()).toMatchObject([{ productId: 1, quantity: 2 }]);
});

it("opens the cart filled from a mail's link, once, however often it is opened", async () => {
  const baskets = [basketOf(1), basketOf(2, { lines: [{ product: productOf(3), quantity: 4 }], gone: 0 })];
  await open(baskets, "/standing-baskets?fill=2");
  await waitFor(() => expect(window.location.pathname).toBe("/cart"));
  expect(storedCart()).toMatchObject([{ productId: 3, quantity: 4 }]);
});

it("shows the list where a mail's link names a basket that is not the user's", async () => {
  await open([basketOf(1)], "/standing-baskets?fill=99");
  await screen.findByRole("article", { name: "Сагс 1" });
});

it("pauses, resumes on a day to come, and deletes after a question", async () => {
  const answers: Answers = {
    [`PUT ${PATH}/1`]: { json: basketOf(1) },
    [`PUT ${PATH}/2`]: { json: basketOf(2) },
    [`DELETE ${PATH}/1`]: { status: 204 },
  };
  const past = basketOf(2, { isPaused: true, nextOn: "2026-01-02", everyWeeks: 1 });
  const { person, callsOf } = await open([basketOf(1), past], undefined, answers);
  const card = (name: string) => within(screen.getByRole("article", { name }));
  await screen.findByRole("article", { name: "Сагс 1" });
  await person.click(card("Сагс 1").getByRole("button", { name: "Түр зогсоох" }));
  await person.click(card("Сагс 2").getByRole("button", { name: "Үргэлжлүүлэх" }));
  await waitFor(() => expect(callsOf(`PUT ${PATH}/2`)).toHaveLength(1));
  expect(callsOf(`PUT ${PATH}/1`)[0]?.body).toEqual({ isPaused: true });
  const [resumed] = callsOf(`PUT ${PATH}/2`).map(({ body }) => body as StandingBasket);
  expect(resumed?.isPaused).toBe(false);
  expect(resumed && resumed.nextOn >= TOMORROW && new Date(resumed.nextOn).getUTCDay()).toBe(5);
  await person.click(card("Сагс 1").getByRole("button", { name: "Устгах" }));
  const question = within(await screen.findByRole("dialog", { name: "Байнгын сагс устгах уу?" }));
  expect(callsOf(`DELETE ${PATH}/1`)).toEqual([]);
  await person.click(question.getByRole("button", { name: "Устгах" }));
  await waitFor(() => expect(callsOf(`DELETE ${PATH}/1`)).toHaveLength(1));
});

it("is made of an order, without what is gone, and shows what the server refuses", async () => {
  const lines = [1, 9].map((productId) => ({ productId, quantity: 2 }));
  const refusal = { status: 409, json: { code: "standing_baskets_full", message: "20 хүртэл" } };
  const answers: Answers = { "GET /api/products": { json: [productOf(1)] }, [`POST ${PATH}`]: refusal };
  const { person, callsOf } = await renderPage(<MakeStanding lines={lines} />, {
    at: "/my-page",
    user: SARAA,
    answers,
  });
  await person.click(await screen.findByRole("button", { name: "Байнгын сагс болгох" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Байнгын сагс" }));
  await person.clear(await sheet.findByLabelText("Нэр"));
  await person.type(sheet.getByLabelText("Нэр"), "Ням гараг");
  await person.selectOptions(sheet.getByLabelText("Хэр олон удаа"), "4");
  await person.click(sheet.getByRole("button", { name: "Нэмэх" }));
  await person.click(sheet.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("20 хүртэл");
  expect(callsOf(`POST ${PATH}`).map(({ body }) => body)).toEqual([
    { name: "Ням гараг", everyWeeks: 4, nextOn: IN_A_WEEK, lines: [{ productId: 1, quantity: 3 }] },
  ]);
  answers[`POST ${PATH}`] = { status: 201, json: basketOf(1) };
  await person.click(sheet.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Байнгын сагс хадгалагдлаа");
});

it("stops by the link of a mail without an account, and only when a button is pressed", async () => {
  const { person, callsOf } = await renderPage(<StandingBasketsPage />, {
    at: "/standing-baskets?key=abcdefghijklmnopqrstuv",
    answers: { "POST /api/standing-baskets/stop": { status: 204 } },
  });
  const stop = await screen.findByRole("button", { name: "Түр зогсоох" });
  expect(callsOf("POST /api/standing-baskets/stop")).toEqual([]);
  await person.click(stop);
  await screen.findByText(/^Түр зогсоолоо/);
  expect(callsOf("POST /api/standing-baskets/stop").map(({ body }) => body)).toEqual([
    { key: "abcdefghijklmnopqrstuv", as: "paused" },
  ]);
  expect(window.location.pathname).toBe("/standing-baskets");
});

it("says of a link whose basket is deleted that it is", async () => {
  const { person } = await renderPage(<StandingBasketsPage />, {
    at: "/standing-baskets?key=abcdefghijklmnopqrstuv",
    answers: { "POST /api/standing-baskets/stop": { status: 404, json: { code: "standing_basket_not_found" } } },
  });
  await person.click(await screen.findByRole("button", { name: "Устгах" }));
  await screen.findByText("Энэ сагс аль хэдийн устсан байна.");
});
