import { screen } from "@testing-library/react";
import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.testing";
import { DeliveryActions } from "./delivery-actions";
import { OrderNotes } from "./order-notes";

const ORDER = {
  ...{ customerName: "Сараа", customerPhone: "010-1234-5678", deliveryNote: "", note: "" },
  customerAddress: "(28644) 충북 청주시 1순환로 7, 101동 1502호",
  address: { postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동 1502호", doorCode: "#1234" },
} as Order;

it("shows the code of the door beside the order, and no map gets more than the road", async () => {
  await renderScreen(
    <>
      <OrderNotes order={ORDER} />
      <DeliveryActions order={ORDER} />
    </>,
    { at: "/admin/orders" },
  );
  screen.getByText("#1234");
  const maps = screen.getAllByRole("link", { name: /Naver|Kakao|Google/ }).map((link) => link.getAttribute("href"));
  expect(maps).toHaveLength(3);
  for (const map of maps) expect(decodeURIComponent(map ?? "")).toMatch(/[/=]충북 청주시 1순환로 7$/);
});
