// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { productOf, SARAA } from "../testing/shop-data";
import { CartDrawer } from "./cart-drawer";
import { openCartDrawer } from "./cart-drawer-state";
import { lineOf } from "./cart-store";

it("closes when a line leads to the page that is open", async () => {
  const { person } = await renderPage(<CartDrawer />, {
    at: "/products/1",
    user: SARAA,
    lines: [lineOf(productOf(1), 1)],
  });
  act(openCartDrawer);
  const drawer = await screen.findByRole("dialog");
  await person.click(await within(drawer).findByRole("link", { name: /Хонины мах 1/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
