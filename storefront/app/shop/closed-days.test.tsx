import { screen } from "@testing-library/react";
import { type Delivery, dayAfter } from "@zakh/delivery/contract";
import { seoulDay, textsOf } from "@zakh/kit/contract";
import type { ClosedPeriod } from "@zakh/site-settings/contract";
import { expect, it } from "vitest";
import { lineOf } from "../cart/cart-store";
import { type Answers, renderPage } from "../testing/render-page";
import { cartOf, OPEN_SHOP, productOf, SARAA } from "../testing/shop-data";
import CartPage from "./cart/cart";
import { ClosedNotice } from "./shell/closed-notice";

const TODAY = seoulDay(new Date());
const PERIOD: ClosedPeriod = {
  from: TODAY,
  to: TODAY,
  takesOrders: false,
  ...textsOf(["text"], { text: "Цагаан сараар амарна", textRu: "Отдыхаем на Цагаан сар" }),
};

function openCart(delivery: Partial<Delivery>, answers: Answers = {}) {
  return renderPage(<CartPage />, {
    at: "/cart",
    user: SARAA,
    lines: [lineOf(productOf(1), 2)],
    answers: {
      "GET /api/cart": { json: cartOf([productOf(1)]) },
      "GET /api/settings/shipping-fee": { json: { value: "4000" } },
      "GET /api/delivery": { json: { ...OPEN_SHOP, ...delivery } },
      ...answers,
    },
  });
}

it("keeps the cart of a closed shop, without the way to the checkout", async () => {
  await openCart({ closed: [PERIOD], hasDays: true });
  await screen.findByText(/дуустал амарч байгаа тул захиалга авахгүй/);
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Захиалга хийх" })).toBeNull();
  expect(screen.queryByText(/^Төлбөр .* орвол$/)).toBeNull();
});

it("lets people order where the owner takes orders meanwhile", async () => {
  await openCart({ closed: [{ ...PERIOD, takesOrders: true }] });
  await screen.findByRole("link", { name: "Захиалга хийх" });
  expect(screen.queryByText(/дуустал амарч байгаа/)).toBeNull();
});

it("tells of every period in the reader's language, and whether orders are taken", async () => {
  await renderPage(<ClosedNotice />, {
    at: "/",
    language: "ru",
    answers: { "GET /api/delivery": { json: { ...OPEN_SHOP, closed: [PERIOD, { ...PERIOD, takesOrders: true }] } } },
  });
  expect(await screen.findAllByText("Отдыхаем на Цагаан сар")).toHaveLength(2);
  screen.getByText("В эти дни заказы не принимаем.");
  screen.getByText("Заказать можно, отправим после перерыва.");
});

it("tells the year in which a long pause ends", async () => {
  await renderPage(<ClosedNotice />, {
    at: "/",
    language: "en",
    answers: { "GET /api/delivery": { json: { ...OPEN_SHOP, closed: [{ ...PERIOD, to: "9999-12-31" }] } } },
  });
  await screen.findByText(/Friday, 31 December 9999/);
});

it("says in Mongolian what has no translation", async () => {
  await renderPage(<ClosedNotice />, {
    at: "/",
    language: "en",
    answers: { "GET /api/delivery": { json: { ...OPEN_SHOP, closed: [PERIOD] } } },
  });
  expect((await screen.findByText("Цагаан сараар амарна")).getAttribute("lang")).toBe("mn");
});

it("counts no fee from the sum of free delivery on, and says what is missing below it", async () => {
  await openCart({ freeFrom: 25_000 });
  await screen.findByText("Үнэгүй хүргэлт хүртэл ₩5,000 дутуу байна");
  screen.getByText("₩24,000");
});

it("costs the goods alone where they reach it", async () => {
  await openCart({ freeFrom: 20_000 });
  await screen.findByText("₩0");
  expect(screen.getAllByText("₩20,000").length).toBeGreaterThan(1);
});

it("tells when an order leaves and arrives, what that asks of the payment, and one moment to pay by", async () => {
  await openCart({ hasDays: true, paymentHours: 168 });
  await screen.findByText(/^Илгээх: .* гараг$/);
  screen.getByText(/^Очих: .* гараг$/);
  screen.getByText("Төлбөр илгээх өдрийн 16:00 цагаас өмнө орвол");
  screen.getByText(/^Төлөх эцсийн хугацаа: .*, \d\d:\d\d$/);
});

it("moves the moment to pay by to the first day on which parcels leave again", async () => {
  const closed = [{ ...PERIOD, takesOrders: true, to: dayAfter(TODAY, 9) }];
  await openCart({ hasDays: true, paymentHours: 24, closed });
  await screen.findByText("Төлбөр эцсийн хугацаанд орвол");
  const leaves = screen.getByText(/^Илгээх: /).textContent?.replace("Илгээх: ", "");
  screen.getByText(`Төлөх эцсийн хугацаа: ${leaves}, 16:00`);
  expect(screen.getAllByText(/\d\d:\d\d/)).toHaveLength(1);
});
