import { screen, within } from "@testing-library/react";
import { textsOf } from "@zakh/kit/contract";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { renderPage } from "../../testing/render-page";
import { NEW_PRODUCT, type ProductFormValues } from "./product-form-schema";
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

function Form({ categoryId }: { categoryId: string }) {
  const form = useForm<ProductFormValues>({ defaultValues: { ...NEW_PRODUCT, categoryId } });
  if (!useLaterTexts()) return null;
  return <ProductSaleFields form={form} store={{ id: 3, meatLicence: "" }} />;
}

it.each([
  ["", ["Бүгд", "Зөвхөн дэлгүүр"]],
  ["3", ["Бүгд", "Зөвхөн дэлгүүр", "Зөвхөн бид"]],
])("offers the categories for stores' goods, and the one %j in which the product is", async (categoryId, names) => {
  await renderPage(<Form categoryId={categoryId} />, {
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
  ["1", 0],
  ["2", 1],
])("says that goods of category %s stand under the store alone %i times", async (categoryId, times) => {
  await renderPage(<Form categoryId={categoryId} />, {
    at: "/store/products/add",
    answers: { "GET /api/categories": { json: CATEGORIES } },
  });
  await within(await screen.findByLabelText("Ангилал")).findByRole("option", { name: "Бүгд" });
  expect(screen.queryAllByText(/нүүр хуудасны жагсаалтад гарахгүй/)).toHaveLength(times);
});
