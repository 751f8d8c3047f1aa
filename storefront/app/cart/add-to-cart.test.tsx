import { screen, waitFor } from "@testing-library/react";
import { useNavigate } from "react-router";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { productOf, SARAA } from "../testing/shop-data";
import { AddToCart, useAddToCart } from "./add-to-cart";

const PRODUCT = productOf(1);

function AddTwo() {
  const { add } = useAddToCart();
  return (
    <button type="button" onClick={() => add(PRODUCT, 2)}>
      add
    </button>
  );
}

/** The page that signing up leads back to. */
function Back({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(to)}>
      back
    </button>
  );
}

const cartOf = () => JSON.parse(window.localStorage.getItem("cart") ?? "[]") as { quantity: number }[];

it("leads to the cart from the message that something was added", async () => {
  const { person } = await renderPage(
    <AddToCart>
      <AddTwo />
    </AddToCart>,
    { at: "/products/1", user: SARAA },
  );
  await person.click(screen.getByRole("button", { name: "add" }));
  await person.click(await screen.findByRole("button", { name: "Сагс руу очих" }));
  await waitFor(() => expect(window.location.pathname).toBe("/cart"));
});

it("adds after sign-up what was chosen before it, and asks for what only an address says", async () => {
  const answers = { "GET /api/products/1": { json: PRODUCT }, "GET /api/user": { status: 401, json: {} } };
  const { person } = await renderPage(
    <AddToCart>
      <AddTwo />
    </AddToCart>,
    { at: "/products/1", answers },
  );
  await person.click(screen.getByRole("button", { name: "add" }));
  await waitFor(() => expect(window.location.pathname).toBe("/auth"));
  const next = new URLSearchParams(window.location.search).get("next") ?? "";
  for (const added of [2, 0]) {
    const page = (
      <AddToCart>
        <Back to={next} />
      </AddToCart>
    );
    await renderPage(page, { at: "/products/1", user: SARAA, answers: { "GET /api/products/1": { json: PRODUCT } } });
    const [button] = screen.getAllByRole("button", { name: "back" }).slice(-1);
    if (button) await person.click(button);
    if (added === 0) await screen.findByRole("dialog", { name: "Хэмжээ сонгох" });
    await waitFor(() => expect(cartOf().map(({ quantity }) => quantity)).toEqual(added > 0 ? [added] : []));
  }
});
