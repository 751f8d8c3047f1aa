import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import { BuyerList } from "./buyer-list";

it("two people of one name are told apart by their phones", async () => {
  const buyers = ["010-1234-5678", "010-8765-4321"].map((phone, at) => ({
    id: at + 1,
    name: "Болд",
    phone,
    orders: 1,
    sold: 27_900,
  }));
  await renderScreen(<BuyerList buyers={buyers} note={() => "3 кг"} />);
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual(buyers.map(({ phone }) => expect.stringContaining(phone)));
});
