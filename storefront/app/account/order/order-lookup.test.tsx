import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { User } from "@zakh/accounts/contract";
import { expect, it, vi } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { BANK_ACCOUNT, BANK_TRANSFER, orderOf, SARAA } from "../../testing/shop-data";
import { forgetDraft } from "../../ui/use-draft";
import OrderLookupPage from "./order-lookup";

function openLookup(query = "", answers: Answers = {}) {
  return renderPage(<OrderLookupPage />, { at: `/order-lookup${query}`, answers });
}

/** Looks up order 1. */
async function lookUp(answers: Answers) {
  const page = await openLookup("?id=1&email=a%40b.mn", answers);
  await page.person.click(screen.getByRole("button", { name: "Хайх" }));
  return page;
}

it("has number and email of the address", async () => {
  await openLookup("?id=12&email=saraa%40example.com");
  expect(screen.getByLabelText<HTMLInputElement>("Захиалгын дугаар").value).toBe("12");
  expect(screen.getByLabelText<HTMLInputElement>("Имэйл").value).toBe("saraa@example.com");
});

it("needs number and email", async () => {
  const { person } = await openLookup();
  await person.type(screen.getByLabelText("Захиалгын дугаар"), "12");
  await person.click(screen.getByRole("button", { name: "Хайх" }));
  const email = screen.getByLabelText("Имэйл");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(email.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Мэдээлэл дутуу байна",
  );
  expect(screen.getByLabelText("Захиалгын дугаар").getAttribute("aria-invalid")).toBeNull();
});

it("says how long to wait after too many look-ups", async () => {
  await lookUp({
    "GET /api/orders/1": {
      status: 429,
      headers: { "Retry-After": "42" },
      json: { code: "too_many_requests", message: "…" },
    },
  });
  await screen.findByText(/^4[0-2] секундын дараа дахин оролдоно уу\.$/);
});

it("asks a server that does not answer twice, and then says so", async () => {
  const { callsOf } = await lookUp({ "GET /api/orders/1": { status: 500, text: "" } });
  const failure = await screen.findByRole("alert");
  within(failure).getByText("Захиалгыг уншиж чадсангүй. Дахин оролдоно уу.");
  expect(callsOf("GET /api/orders/1").map(({ path }) => path)).toEqual([
    "/api/orders/1?email=a%40b.mn",
    "/api/orders/1?email=a%40b.mn",
  ]);
});

it("shows how to pay an order that waits for its money", async () => {
  const order = orderOf(1, { status: "pending", received: 0, due: 26500, selectedBankAccount: BANK_ACCOUNT });
  await lookUp({ "GET /api/orders/1": { json: order }, "GET /api/payment-methods": { json: [BANK_TRANSFER] } });
  const pay = await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" });
  within(pay).getByText("123456-04-567890");
  within(pay).getByText("₩26,500");
});

it.each<[string, User | undefined]>([
  ["a visitor", undefined],
  ["somebody who is signed in", SARAA],
])("what %s typed is there after a reload", async (_, user) => {
  forgetDraft();
  const { person } = await renderPage(<OrderLookupPage />, { at: "/order-lookup?id=12", user });
  await person.type(screen.getByLabelText("Захиалгын дугаар"), "3");
  await person.type(screen.getByLabelText("Имэйл"), "saraa@example.com");
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as PerformanceNavigationTiming]);
  await renderPage(<OrderLookupPage />, { at: "/order-lookup?id=12", user });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Имэйл").value).toBe("saraa@example.com"));
  expect(screen.getByLabelText<HTMLInputElement>("Захиалгын дугаар").value).toBe("123");
});

it("says of an order that is not found only that number and email do not fit", async () => {
  await lookUp({ "GET /api/orders/1": { status: 404, json: { code: "order_not_found", message: "…" } } });
  await screen.findByText("Захиалгын мэдээлэл олдсонгүй. Захиалгын дугаар болон имэйл хаягаа шалгана уу.");
});
