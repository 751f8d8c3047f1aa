import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LANGUAGES } from "@zakh/kit/contract";
import { businessSetting } from "@zakh/site-settings/contract";
import { expect, it, vi } from "vitest";
import { ShellDataContext } from "../../lib/data/shell-data";
import { renderPage } from "../../testing/render-page";
import { orderItemOf, orderOf, productOf } from "../../testing/shop-data";
import { PrintStatement } from "./print-statement";

const business = businessSetting.parse({
  tradeName: "자흐",
  representative: "볼로르마",
  businessNumber: "1248100998",
  address: "충북 청주시",
  phone: "043-123-4567",
});
const order = orderOf(7, {
  customerName: "Болд Бат",
  items: [
    { ...orderItemOf(productOf(1)), quantity: 2, packedQuantity: 1.8, lineTotal: 20_000 },
    { ...orderItemOf(productOf(2)), seller: { id: 4, name: "Буузны газар" } },
  ],
  subtotal: 30_000,
  shippingFee: 4000,
  totalAmount: "32000",
});

it.each(LANGUAGES)("prints who sold what to whom for how much, in Korean and %s", async (language) => {
  const print = vi.fn();
  window.print = print;
  await renderPage(
    <ShellDataContext.Provider value={{ business } as never}>
      <PrintStatement order={order} />
    </ShellDataContext.Provider>,
    { at: "/order-confirmation", language },
  );
  await userEvent.click(await screen.findByRole("button", { name: /거래명세서/ }));
  expect(print).toHaveBeenCalledOnce();
  const heading = await screen.findByText("거래명세서", { selector: "h1 span" });
  const sheet = heading.closest("section") as HTMLElement;
  for (const said of ["자흐", "볼로르마", "124-81-00998", "충북 청주시", "043-123-4567", "Болд Бат", "ORD-0007"])
    expect(within(sheet).getByText(said)).toBeTruthy();
  within(sheet).getByText("판매자: Буузны газар");
  within(sheet).getByText("실제 1.8kg");
  // The sums: goods and delivery less what was taken off are the total.
  for (const sum of ["₩20,000", "₩10,000", "₩4,000", "−\u2060₩2,000", "₩32,000"])
    expect(within(sheet).getAllByText(sum).length).toBeGreaterThan(0);
});
