import { screen, within } from "@testing-library/react";
import type { ShopPicture } from "@zakh/site-settings/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../testing/empty-shop.testing";
import { openScreen } from "../testing/render-screen.testing";

const PICTURES = Array.from(
  { length: 30 },
  (_, at): ShopPicture => ({
    id: at + 1,
    name: `Зураг № ${at + 1}`,
    type: "image/png",
    url: `/static/${at + 1}.png`,
    size: 1000,
    metadata: null,
    createdAt: "2026-11-24T00:00:00.000Z",
    uses: [],
  }),
);

it("the picker has pages for a large library, and chooses from the second", async () => {
  const { person, address } = await openScreen("categories", {
    answers: {
      ...EMPTY_SHOP,
      "GET /api/admin/pictures": ({ query }) => {
        const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
        return { json: PICTURES.slice(offset, offset + limit), headers: { "X-Total-Count": "30" } };
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Шинэ ангилал" }));
  await person.click(await screen.findByRole("button", { name: "Зургийн сан" }));
  const picker = within(await screen.findByRole("dialog", { name: "Зургийн сан" }));
  await picker.findByText("Нийт 30 зураг");
  expect(picker.getAllByRole("button", { name: /^Сонгох: / })).toHaveLength(24);
  await person.click(picker.getByRole("button", { name: "Дараах" }));
  const last = await picker.findByRole("button", { name: /^Сонгох: Зураг № 30/ });
  expect(picker.getAllByRole("button", { name: /^Сонгох: / })).toHaveLength(6);
  expect(address()).toBe("/admin/categories");
  await person.click(last);
  expect(screen.getByLabelText<HTMLInputElement>("Зургийн хаяг (URL)").value).toBe("/static/30.png");
});
