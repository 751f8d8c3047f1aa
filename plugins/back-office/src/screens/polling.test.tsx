import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { MenuContent } from "./layout/menu";
import OrdersScreen from "./orders/orders-screen";
import { EMPTY_SHOP } from "./testing/empty-shop.testing";
import { renderScreen } from "./testing/render-screen.testing";

it("orders are asked for every 15 s and the pending count every 10 s, and every 30 s in the background without the sound", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
  });
  localStorage.setItem("new-orders", '{"version":1,"sound":false,"seen":0}');
  /** When both were asked for, in ms. */
  const asked: { orders: number[]; count: number[] } = { orders: [], count: [] };
  await renderScreen(
    <>
      <MenuContent onLanguage={vi.fn()} />
      <OrdersScreen />
    </>,
    {
      at: "/admin/orders",
      answers: {
        ...EMPTY_SHOP,
        "GET /api/orders": () => {
          asked.orders.push(Date.now());
          return { json: [] };
        },
        "GET /api/admin/pending-orders-count": () => {
          asked.count.push(Date.now());
          return { json: { count: 1, newest: [1] } };
        },
      },
    },
  );
  await screen.findByText("Захиалга алга байна");
  /** The whole seconds between the calls of so many seconds, each once. */
  const during = async (seconds: number) => {
    const from = Date.now();
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    return Object.values(asked).map((all) => {
      const times = all.filter((time) => time > from);
      return [...new Set(times.slice(1).map((time, at) => Math.round((time - (times[at] ?? 0)) / 1000)))];
    });
  };
  expect(await during(60)).toEqual([[15], [10]]);
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  // What was asked for by the interval before.
  await during(30);
  expect(await during(100)).toEqual([[], [30]]);
});
