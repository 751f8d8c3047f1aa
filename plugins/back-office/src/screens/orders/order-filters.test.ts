import { describe, expect, it } from "vitest";
import { NO_FILTERS } from "../resources/orders";
import {
  narrows,
  readOrdersAddress,
  withEndDate,
  withFilters,
  withoutOpenOrder,
  withPage,
  withStartDate,
} from "./order-filters";

describe("the order list's dates", () => {
  const filters = { ...NO_FILTERS, startDate: "2025-11-01", endDate: "2025-11-10" };

  it("lose an end that a later start has passed", () => {
    expect(withStartDate(filters, "2025-11-11")).toMatchObject({ startDate: "2025-11-11", endDate: "" });
  });

  it("keep an end on the day of the start or after it", () => {
    expect(withStartDate(filters, "2025-11-10").endDate).toBe("2025-11-10");
    expect(withStartDate(filters, "").endDate).toBe("2025-11-10");
  });

  it("do not take an end before the start", () => {
    expect(withEndDate(filters, "2025-10-31")).toBe(filters);
    expect(withEndDate(filters, "").endDate).toBe("");
    expect(withEndDate(filters, "2025-11-01").endDate).toBe("2025-11-01");
  });
});

describe("the order list's address", () => {
  it("is read back as it was written", () => {
    const filters = {
      search: "Бат",
      status: "pending",
      startDate: "2025-11-01",
      endDate: "2025-11-10",
      sort: "oldest",
    } as const;
    const search = withPage(withFilters(new URLSearchParams("id=7"), filters), 3);
    expect(readOrdersAddress(search)).toEqual({ filters, page: 3, open: 7 });
    expect(readOrdersAddress(withoutOpenOrder(search)).open).toBeUndefined();
  });

  it("starts on the first page again when a filter changes", () => {
    expect(withFilters(new URLSearchParams("page=3&status=pending"), NO_FILTERS).toString()).toBe("");
  });

  it("does not believe what makes no sense", () => {
    const search = new URLSearchParams("id=-1&page=0&status=paid&sort=price&startDate=yesterday&endDate=2025-13-45");
    expect(readOrdersAddress(search)).toEqual({ filters: NO_FILTERS, page: 1, open: undefined });
    expect(readOrdersAddress(new URLSearchParams("startDate=2025-11-02&endDate=2025-11-01")).filters.endDate).toBe("");
  });
});

it("is narrowed by every filter, but not by the order that the orders stand in", () => {
  expect(narrows({ ...NO_FILTERS, sort: "oldest" })).toBe(false);
  for (const filter of [{ search: "7" }, { status: "pending" as const }, { endDate: "2025-11-01" }]) {
    expect(narrows({ ...NO_FILTERS, ...filter })).toBe(true);
  }
});
