import { screen, waitFor } from "@testing-library/react";
import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.testing";
import { PackedWeights } from "./packed-weights";

const ORDER = {
  id: 1,
  weightRefund: "credit",
  items: [
    {
      id: 1001,
      orderId: 1,
      quantity: 3,
      unit: "pack",
      packedQuantity: null,
      weightReduction: 0,
      product: { name: "Банш" },
    },
  ],
} as unknown as Order;

it("packs that are missing are typed as their number, and none only once it is confirmed", async () => {
  const { person, callsOf } = await renderScreen(<PackedWeights order={ORDER} />, {
    answers: { "PUT /api/admin/orders/1/packed": { json: ORDER } },
  });
  const sent = () => callsOf("PUT /api/admin/orders/1/packed").map(({ body }) => body);
  const field = await screen.findByLabelText("Банш: савласан тоо");
  await person.type(field, "4{Enter}");
  await screen.findByText("0-ээс 3 хүртэлх бүхэл тоо бичнэ үү");
  await person.clear(field);
  await person.type(field, "2{Enter}");
  await screen.findByText("2 багц хадгалсан");
  await person.clear(field);
  await person.type(field, "0{Enter}");
  await screen.findByText("0 багц уу? Захиалсан нь 3 багц");
  await person.click(screen.getByRole("button", { name: "Тийм, зөв" }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { lines: [{ id: 1001, packedQuantity: 2, from: null }], confirmed: false },
    { lines: [{ id: 1001, packedQuantity: 0, from: 2 }], confirmed: true },
  ]);
});
