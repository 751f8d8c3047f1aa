import { screen, within } from "@testing-library/react";
import type { Seller } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { ParcelsNotice } from "./parcels-notice";

const BAKERY: Seller = {
  id: 4,
  name: "Буузны газар",
  ...textsOf(["deliveryPromise"], { deliveryPromise: "Бямба гарагт хүргэнэ", deliveryPromiseRu: "Привозим в субботу" }),
  sendingDays: null,
};
const SALON: Seller = { id: 9, name: "Салон", ...textsOf(["deliveryPromise"]), sendingDays: null };

const open = (lines: { seller: Seller | null }[], language: "mn" | "ru" = "mn") =>
  renderPage(<ParcelsNotice lines={lines} className="" />, { at: "/cart", language });

it("says that goods of two sellers are two parcels with two promises and one payment", async () => {
  await open([{ seller: null }, { seller: BAKERY }]);
  const notice = within(await screen.findByRole("region", { name: "Худалдагч ба илгээмж" }));
  notice.getByText("2 худалдагч: 2 илгээмж, төлбөр нэг удаа");
  notice.getByText("Бямба гарагт хүргэнэ");
  notice.getByText(/төлбөрийг ч манай захад нэг удаа төлнө/);
});

it("says in the page's language what a store promises, and that another promises no day", async () => {
  await open([{ seller: BAKERY }, { seller: SALON }], "ru");
  const [bakery, salon] = await screen.findAllByRole("listitem");
  expect(bakery?.textContent).toContain("Привозим в субботу");
  expect(salon?.textContent).toContain("день не назван");
});

it("names the day on which a store sends, before what it says itself", async () => {
  const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
  await open([{ seller: { ...BAKERY, sendingDays: { weekdays: [...weekdays], leadDays: 2, closed: [] } } }]);
  const notice = within(await screen.findByRole("region", { name: "Худалдагч ба илгээмж" }));
  await notice.findByText(/^Илгээх: \d+-р сарын \d+, .* гараг$/);
  notice.getByText("Одоо төлбөл");
  notice.getByText("Бямба гарагт хүргэнэ");
});

it("says nothing of the shop's own goods", async () => {
  await open([{ seller: null }]);
  expect(screen.queryByRole("region")).toBeNull();
});
