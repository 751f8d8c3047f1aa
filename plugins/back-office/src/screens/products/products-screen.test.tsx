// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../testing/empty-shop.testing";
import { type Answer, type Call, openScreen } from "../testing/render-screen.testing";

const BEEF = {
  id: 1,
  name: "Үхрийн мах",
  category: "Үхрийн мах",
  price: 15000,
  imageUrls: ["/static/gone.webp"],
  imageUrl: "/static/gone.webp",
  priceDivisor: 1,
  packSize: 1,
  unit: "kg",
  minOrderQuantity: 1,
  available: null,
} as unknown as Product;

/** Twenty of 41 products a page, and an empty one after the end. */
function page({ query }: Call): Answer {
  const left = Math.max(0, 41 - Number(query.get("offset")));
  const rows = Array.from({ length: Math.min(20, left) }, (_, at) => ({ ...BEEF, id: 100 * left + at }));
  return { json: rows, headers: { "X-Total-Count": "41" } };
}

it("a page after the end leads to the last one", async () => {
  const { address } = await openScreen("products?page=999", {
    answers: { ...EMPTY_SHOP, "GET /api/admin/products": page },
  });
  await waitFor(() => expect(address()).toBe("/admin/products?page=3"));
  expect(screen.getByRole("button", { name: "Дараах" })).toHaveProperty("disabled", true);
  expect(await screen.findAllByText("Үхрийн мах")).not.toHaveLength(0);
});

it("begins with what is sold most", async () => {
  const { callsOf } = await openScreen("products", { answers: { ...EMPTY_SHOP, "GET /api/admin/products": page } });
  await screen.findAllByText("Үхрийн мах");
  expect(callsOf("GET /api/admin/products")[0]?.query.get("sort")).toBe("sold");
});

it("a picture that does not load says that it is missing", async () => {
  await openScreen("products", {
    answers: { ...EMPTY_SHOP, "GET /api/admin/products": { json: [BEEF], headers: { "X-Total-Count": "1" } } },
  });
  await screen.findAllByText("Үхрийн мах");
  for (const picture of document.querySelectorAll("img")) picture.dispatchEvent(new Event("error"));
  await screen.findByText("Зураг алга");
});

it("a product can be begun when the server does not answer: the categories are the shop's own", async () => {
  const { person } = await openScreen("products?new=true", { answers: { "GET *": null } });
  const form = within(await screen.findByRole("region", { name: "Шинэ бараа" }));
  await person.click(await form.findByRole("combobox", { name: "Ангилал" }));
  const options = await screen.findAllByRole("option");
  const names = ["Үхрийн мах", "Хонины мах", "Тахианы мах", "Гахайн мах", "Бусад"];
  expect(options.map(({ textContent }) => textContent)).toEqual(names);
});

it("the form offers the unit, and the preview steps and prices by it", async () => {
  const { person } = await openScreen("products?new=true", { answers: EMPTY_SHOP });
  const form = within(await screen.findByRole("region", { name: "Шинэ бараа" }));
  await person.type(await form.findByLabelText("Үнэ (₩) *"), "12000");
  await person.click(form.getByRole("combobox", { name: "Зарах нэгж" }));
  await person.click(await screen.findByRole("option", { name: "Багц" }));
  const preview = form.getByRole("region", { name: "Худалдан авагчид ингэж харагдана" });
  await waitFor(() => expect(preview.textContent).toContain("₩12,000 / багц"));
  await person.click(within(preview).getByRole("button", { name: "Нэмэх" }));
  expect(preview.textContent).toContain("2 багц");
});

it("names products in the language of the screens, and in Mongolian where it has no name", async () => {
  const rows = [
    { ...BEEF, nameEn: "Beef", nameRu: "" },
    { ...BEEF, id: 2, name: "Дотор", nameEn: "", nameRu: "" },
  ];
  await openScreen("products", {
    language: "en",
    answers: { ...EMPTY_SHOP, "GET /api/admin/products": { json: rows, headers: { "X-Total-Count": "2" } } },
  });
  await screen.findAllByText("Beef");
  await screen.findAllByText("Дотор");
  expect(screen.getAllByRole("button", { name: "Beef: Mark sold out" })).not.toHaveLength(0);
});
