import { screen, within } from "@testing-library/react";
import type { Category } from "@zakh/catalog/contract";
import { translate } from "@zakh/kit/browser/pretend-translation";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import CategoriesScreen from "./categories-screen";

const BEEF = {
  id: 1,
  name: "Үхрийн мах",
  slug: "beef",
  description: "",
  imageUrl: "",
  order: 1,
  isActive: true,
  goodsOf: "both",
  listsStores: true,
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

it("a slug written by hand stays, and one that is taken is refused at its field", async () => {
  const { person } = await renderScreen(<CategoriesScreen />, {
    answers: {
      "GET /api/categories": { json: [BEEF] },
      "POST /api/categories": {
        status: 409,
        json: {
          code: "slug_taken",
          message: "",
          fields: { slug: { code: "slug_taken", message: "Ийм холбоос аль хэдийн байна" } },
        },
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Шинэ ангилал" }));
  const name = await screen.findByLabelText("Нэр");
  const slug = screen.getByLabelText<HTMLInputElement>("Холбоос (slug)");
  await person.type(name, "Үхэр");
  expect(slug.value).toBe("үхэр");
  await person.clear(slug);
  await person.type(slug, "beef");
  await person.type(name, "ийн мах");
  expect(slug.value).toBe("beef");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Ийм холбоос аль хэдийн байна");
  expect(slug.getAttribute("aria-invalid")).toBe("true");
});

it("says whose goods a category takes, and asks about lists only where stores may sell", async () => {
  const { person, callsOf } = await renderScreen(<CategoriesScreen />, {
    answers: {
      "GET /api/categories": { json: [{ ...BEEF, meat: "none", goodsOf: "both", listsStores: true }] },
      "PUT /api/categories/1": { json: BEEF },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Үхрийн мах: засах" }));
  const lists = await screen.findByRole("switch", { name: /жагсаалтад харуулах/ });
  expect(lists.getAttribute("aria-checked")).toBe("true");
  await person.click(lists);
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Ангиллыг шинэчиллээ");
  expect(callsOf("PUT /api/categories/1")).toMatchObject([{ body: { goodsOf: "both", listsStores: false } }]);
});

it("names the categories that take goods of stores alone, and those that lists leave out", async () => {
  const categories = [
    { ...BEEF, goodsOf: "both", listsStores: true },
    { ...BEEF, id: 2, name: "Бялуу", goodsOf: "stores", listsStores: false },
    { ...BEEF, id: 3, name: "Талх", goodsOf: "both", listsStores: false },
    { ...BEEF, id: 4, name: "Шөл", goodsOf: "shop", listsStores: true },
  ];
  await renderScreen(<CategoriesScreen />, { answers: { "GET /api/categories": { json: categories } } });
  await screen.findByText("Зөвхөн дэлгүүрүүдийн бараа, жагсаалтад харагдахгүй");
  screen.getByText("жагсаалтад харагдахгүй");
  screen.getByText("Зөвхөн манай бараа");
});

it("a category that two have changed to the same is saved without asking", async () => {
  const present = { ...BEEF, name: "Үхэр", version: "2" };
  const save = vi
    .fn()
    .mockReturnValueOnce({ status: 409, json: { code: "changed_meanwhile", message: "", present } })
    .mockReturnValue({ json: present });
  const { person, callsOf } = await renderScreen(<CategoriesScreen />, {
    answers: { "GET /api/categories": { json: [{ ...BEEF, version: "1" }] }, "PUT /api/categories/1": save },
  });
  await person.click(await screen.findByRole("button", { name: "Үхрийн мах: засах" }));
  const name = await screen.findByLabelText("Нэр");
  await person.clear(name);
  await person.type(name, "Үхэр");
  await person.click(screen.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText("Ангиллыг шинэчиллээ");
  expect(callsOf("PUT /api/categories/1")).toMatchObject([{ body: { version: "1" } }, { body: { version: "2" } }]);
});
