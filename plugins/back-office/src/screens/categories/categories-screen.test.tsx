// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { Category } from "@zakh/catalog/contract";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../testing/render-screen.testing";
import { translate } from "../testing/translate.testing";
import CategoriesScreen from "./categories-screen";

const BEEF = {
  id: 1,
  name: "Үхрийн мах",
  slug: "beef",
  description: "",
  imageUrl: "",
  order: 1,
  isActive: true,
} as Category;

it("says what it could not load, and loads it when asked to", async () => {
  const list = vi
    .fn()
    .mockReturnValueOnce({ status: 500 })
    .mockReturnValue({ json: [BEEF] });
  const { person } = await renderScreen(<CategoriesScreen />, { answers: { "GET /api/categories": list } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Ангиллуудыг ачаалж чадсангүй");
  await person.click(within(alert).getByRole("button", { name: "Дахин оролдох" }));
  await screen.findAllByText("Үхрийн мах");
});

it.each([
  ["as it is", () => {}],
  ["that its browser has translated", translate],
])("keeps what was typed when the server breaks down, on a page %s", async (_, prepare) => {
  const { person, callsOf } = await renderScreen(<CategoriesScreen />, {
    answers: { "GET /api/categories": { json: [BEEF] }, "POST /api/categories": { status: 500 } },
  });
  const add = await screen.findByRole("button", { name: "Шинэ ангилал" });
  prepare();
  await person.click(add);
  const name = await screen.findByLabelText<HTMLInputElement>("Нэр");
  await person.type(name, "Адууны мах");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Алдаа гарлаа");
  expect(name.value).toBe("Адууны мах");
  expect(callsOf("POST /api/categories")).toMatchObject([{ body: { name: "Адууны мах" } }]);
});
