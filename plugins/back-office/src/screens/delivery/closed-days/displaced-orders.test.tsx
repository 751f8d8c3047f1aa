import { screen } from "@testing-library/react";
import type { DisplacedOrder } from "@zakh/fulfilment/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import ClosedDaysScreen from "./closed-days-screen";

const ORDER: DisplacedOrder = {
  id: 12,
  customerName: "Сараа Дорж",
  customerEmail: "saraa@example.com",
  customerPhone: "010-9876-5432",
  leavesOn: "2026-12-10",
  arrivesOn: "2026-12-11",
  newLeavesOn: "2026-12-14",
  newArrivesOn: "2026-12-15",
};

function openClosedDays(orders: DisplacedOrder[], left: DisplacedOrder[] = []) {
  return renderScreen(<ClosedDaysScreen />, {
    answers: {
      "GET /api/settings/closed-days": { json: { periods: [], version: "1" } },
      "GET /api/admin/orders/displaced": { json: orders },
      "POST /api/admin/orders/displaced": { json: left },
    },
  });
}

it("tells with one press the customers of paid orders that were promised a closed day", async () => {
  const called = { ...ORDER, id: 13, customerEmail: "" };
  const { person, callsOf } = await openClosedDays([ORDER, called]);
  await screen.findByText("Амралтын өдөр илгээх байсан 2 захиалга");
  screen.getByText("Имэйлгүй тул утсаар хэлнэ үү: 010-9876-5432");
  await person.click(screen.getByRole("button", { name: "Шинэ өдрийг үйлчлүүлэгчдэд мэдэгдэх" }));
  await screen.findByText("2 захиалгын шинэ өдрийг мэдэгдлээ");
  expect(callsOf("POST /api/admin/orders/displaced")).toMatchObject([{ body: { ids: [12, 13] } }]);
  expect(screen.queryByText(/Амралтын өдөр илгээх байсан/)).toBeNull();
});

it("says nothing where no paid order was promised a closed day", async () => {
  await openClosedDays([]);
  await screen.findByRole("button", { name: "Амралт нэмэх" });
  expect(screen.queryByText(/Амралтын өдөр илгээх байсан/)).toBeNull();
});
