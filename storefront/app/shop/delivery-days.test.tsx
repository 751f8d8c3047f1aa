import { screen } from "@testing-library/react";
import type { SendingDays } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { OPEN_SHOP } from "../testing/shop-data";
import { DeliveryDays } from "./delivery-days";

const EVERY_DAY: SendingDays = { weekdays: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], leadDays: 1, closed: [] };

const open = (sendingDays?: SendingDays | null) =>
  renderPage(<DeliveryDays seller={sendingDays === undefined ? null : { sendingDays }} />, {
    at: "/products/1",
    answers: { "GET /api/delivery": { json: { ...OPEN_SHOP, hasDays: true, paymentHours: 72 } } },
  });

it("promises of the shop's own goods when they leave and arrive", async () => {
  await open();
  await screen.findByText(/^Илгээх:/);
  screen.getByText(/^Очих:/);
});

it("promises of a store's goods when the store sends them, by its own days", async () => {
  await open(EVERY_DAY);
  await screen.findByText(/^Илгээх:/);
  screen.getByText("Одоо төлбөл");
  screen.getByText(/^Төлөх эцсийн хугацаа:/);
  expect(screen.queryByText(/^Очих:/)).toBeNull();
});

it("promises no day of the shop's for a store that names none", async () => {
  await open(null);
  await screen.findByText(/^Төлөх эцсийн хугацаа:/);
  expect(screen.queryByText(/^Илгээх:/)).toBeNull();
});
