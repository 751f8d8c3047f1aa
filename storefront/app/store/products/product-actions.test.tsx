// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { send } from "@zakh/back-office/screens/send";
import { beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { productOf, SARAA } from "../../testing/shop-data";
import { ProductActions } from "./product-actions";

vi.mock("@zakh/back-office/screens/send", () => ({ send: vi.fn() }));

const counted = { ...productOf(1, { trackStock: true, stock: 12 }), version: "first" };
const sold = { ...counted, stock: 9, version: "second" };
const soldOut = { ...counted, stock: 0, isSoldOut: true, version: "third" };

const answer = (status: number, json: unknown) => Promise.resolve({ status, text: JSON.stringify(json) });

/** What was sent, in its order. */
function changes() {
  return vi.mocked(send).mock.calls.map(([{ body }]) => {
    const form = body as FormData;
    return { ...JSON.parse(String(form.get("productData"))), version: form.get("version") };
  });
}

function openActions() {
  return renderPage(<ProductActions storeId={3} product={counted} />, { at: "/store/dashboard", user: SARAA });
}

beforeEach(() => {
  vi.mocked(send).mockReset();
});

it("sells out although an order has changed the stock, and the undo puts back what there was then", async () => {
  vi.mocked(send)
    .mockReturnValueOnce(answer(409, { code: "changed_meanwhile", message: "", present: sold }))
    .mockReturnValueOnce(answer(200, soldOut))
    .mockReturnValueOnce(answer(200, { ...sold, version: "fourth" }));
  const { person } = await openActions();
  await person.click(await screen.findByRole("button", { name: /Дууссан/ }));
  await person.click(await screen.findByRole("button", { name: "Үйлдлийг буцаах" }));
  await screen.findByText("Өөрчлөлтийг буцаалаа");
  expect(changes()).toEqual([
    { trackStock: true, stock: 0, version: "first" },
    { trackStock: true, stock: 0, version: "second" },
    { trackStock: true, stock: 9, version: "third" },
  ]);
});

it("keeps the keyboard on the button that hides", async () => {
  vi.mocked(send).mockReturnValueOnce(answer(200, { ...counted, isHidden: true, version: "hidden" }));
  const { person } = await openActions();
  const hide = await screen.findByRole("button", { name: /Нуух/ });
  await person.click(hide);
  await screen.findByText("Худалдан авагчдаас нууллаа");
  expect(document.activeElement).toBe(hide);
  expect(changes()).toEqual([{ isHidden: true, version: "first" }]);
});

it("puts a product after the one that is chosen, and changes the places of those between them only", async () => {
  const products = [1, 2, 3, 4].map((id) => productOf(id));
  const ordered = vi.fn().mockReturnValue({ status: 204 });
  const { person } = await renderPage(<ProductActions storeId={3} product={products[3] ?? counted} />, {
    at: "/store/dashboard",
    user: SARAA,
    answers: { "GET /api/stores/3/products": { json: products }, "PUT /api/stores/3/products/order": ordered },
  });
  await person.click(await screen.findByRole("button", { name: /Зөөх/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "Хаана тавих вэ" }));
  const second = await sheet.findByRole("button", { name: products[1]?.name });
  expect(sheet.getByRole("button", { name: products[2]?.name }).getAttribute("aria-current")).toBe("true");
  await person.click(second);
  await screen.findByText("Байрыг нь сольлоо");
  expect(ordered.mock.calls[0]?.[0]).toMatchObject({ body: { ids: [4, 3] } });
});

it("says what the server refuses", async () => {
  vi.mocked(send).mockReturnValueOnce(answer(404, { code: "product_not_found", message: "Бараа олдсонгүй" }));
  const { person } = await openActions();
  await person.click(await screen.findByRole("button", { name: /Дууссан/ }));
  await screen.findByText("Бараа олдсонгүй");
  expect(screen.queryByRole("button", { name: "Үйлдлийг буцаах" })).toBeNull();
});
