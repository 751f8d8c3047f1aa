import { screen, within } from "@testing-library/react";
import { NO_IDENTITY } from "@zakh/marketplace/contract";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { OWN_STORE } from "../../testing/shop-data";
import { WhoSells } from "./who-sells";

it.each([
  ["mn", "Худалдагчийн мэдээлэл", "Төлөөлөгч (대표자)", /төлбөрийг ч манай захад нэг удаа төлнө/],
  ["ru", "Сведения о продавце", "Представитель (대표자)", /Вы платите один раз нашему магазину/],
  ["en", "Who sells", "Representative (대표자)", /You pay the shop once/],
] as const)(
  "says who a store is, in Korean too, with the register's link, and who takes the money: %s",
  async (language, title, label, money) => {
    await renderPage(<WhoSells store={OWN_STORE} />, { at: "/stores/3", language });
    const block = within(await screen.findByRole("group"));
    block.getByText(title);
    block.getByText(`${label}:`);
    block.getByText("제1호");
    block.getByText(money);
    expect(block.getByRole("link", { name: OWN_STORE.businessNumber }).getAttribute("href")).toContain("1248100998");
  },
);

it("shows nothing of what is not set", async () => {
  const bare = { ...OWN_STORE, ...NO_IDENTITY, address: "", phone: "", email: "" };
  await renderPage(<WhoSells store={bare} />, { at: "/stores/3" });
  expect(screen.queryByText("Худалдагчийн мэдээлэл")).toBeNull();
});
