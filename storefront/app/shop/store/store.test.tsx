import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { OWN_STORE, productOf, SARAA } from "../../testing/shop-data";
import StorePage from "./store";

const NONE = { store: undefined, missing: true, category: undefined, products: undefined, now: "" };

async function open(id: string) {
  const props = { params: { id }, loaderData: { ...NONE, reviews: { count: 0, reviews: [] } } };
  await renderPage(<StorePage {...(props as unknown as ComponentProps<typeof StorePage>)} />, {
    at: `/stores/${id}`,
    user: SARAA,
    answers: {
      "GET /api/stores/my-stores": { json: [{ ...OWN_STORE, isVerified: false }] },
      "GET /api/stores/3/products": {
        json: [productOf(1, { name: "Бууз" }), productOf(2, { name: "Нууц", isHidden: true })],
      },
    },
  });
}

it("a store that is not public yet shows its owner alone how it will look", async () => {
  await open("3");
  await screen.findByText(/зөвхөн та харж байна/);
  screen.getByRole("heading", { level: 1, name: OWN_STORE.name });
  screen.getByRole("link", { name: /Бууз/ });
  expect(screen.queryByText("Нууц")).toBeNull();
});

it("another's is not found", async () => {
  await open("4");
  await screen.findByRole("heading", { name: "Дэлгүүр олдсонгүй" });
  expect(screen.queryByText(/зөвхөн та харж байна/)).toBeNull();
});
