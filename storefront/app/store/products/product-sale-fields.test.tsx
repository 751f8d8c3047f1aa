import { screen, within } from "@testing-library/react";
import { type CheckedDraft, newDraft, type ProductDraft } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { renderPage } from "../../testing/render-page";
import { ProductSaleFields } from "./product-sale-fields";

const category = (id: number, name: string, more: object) => ({
  id,
  isActive: true,
  order: id,
  meat: "none",
  goodsOf: "both",
  listsStores: true,
  ...textsOf(["name"], { name }),
  ...more,
});
const CATEGORIES = [
  category(1, "Бүгд", {}),
  category(2, "Зөвхөн дэлгүүр", { goodsOf: "stores", listsStores: false }),
  category(3, "Зөвхөн бид", { goodsOf: "shop" }),
  category(4, "Нуусан", { isActive: false }),
];

function Form({ category }: { category: string }) {
  const form = useForm<ProductDraft, unknown, CheckedDraft>({ defaultValues: { ...newDraft(""), category } });
  if (!useLaterTexts()) return null;
  return <ProductSaleFields form={form} store={{ id: 3, meatLicence: "" }} />;
}

it.each([
  ["", ["Бүгд", "Зөвхөн дэлгүүр"]],
  ["Зөвхөн бид", ["Бүгд", "Зөвхөн дэлгүүр", "Зөвхөн бид"]],
])("offers the categories for stores' goods, and the one %j in which the product is", async (category, names) => {
  await renderPage(<Form category={category} />, {
    at: "/store/products/add",
    answers: { "GET /api/categories": { json: CATEGORIES } },
  });
  const select = await screen.findByLabelText("Ангилал");
  await within(select).findByRole("option", { name: "Бүгд" });
  const offered = within(select)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(offered.slice(1)).toEqual(names);
});

it.each([
  ["Бүгд", 0],
  ["Зөвхөн дэлгүүр", 1],
])("says that goods of category %s stand under the store alone %i times", async (category, times) => {
  await renderPage(<Form category={category} />, {
    at: "/store/products/add",
    answers: { "GET /api/categories": { json: CATEGORIES } },
  });
  await within(await screen.findByLabelText("Ангилал")).findByRole("option", { name: "Бүгд" });
  expect(screen.queryAllByText(/нүүр хуудасны жагсаалтад гарахгүй/)).toHaveLength(times);
});
