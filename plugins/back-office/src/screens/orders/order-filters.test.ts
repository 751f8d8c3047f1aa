import { describe, expect, it } from "vitest";
import { NO_FILTERS } from "../resources/orders";
import { withFilters, withOpenRow, withPage } from "../ui/lists/list-address";
import { readOrdersAddress, withEndDate, withStartDate } from "./order-filters";

describe("the order list's dates", () => {
  const filters = { ...NO_FILTERS, startDate: "2025-11-01", endDate: "2025-11-10" };

  it("drop an end before a new, later start", () => {
    expect(withStartDate(filters, "2025-11-11")).toMatchObject({ startDate: "2025-11-11", endDate: "" });
  });

  it("keep an end on the day of the start or after it", () => {
    expect(withStartDate(filters, "2025-11-10").endDate).toBe("2025-11-10");
    expect(withStartDate(filters, "").endDate).toBe("2025-11-10");
  });

  it("ignore an end before the start", () => {
    expect(withEndDate(filters, "2025-10-31")).toBe(filters);
    expect(withEndDate(filters, "").endDate).toBe("");
    expect(withEndDate(filters, "2025-11-01").endDate).toBe("2025-11-01");
  });
});

describe("the order list's address", () => {
  it("is read back as it was written", () => {
    const filters = {
      search: "Бат",
      status: "",
      overdue: "",
      toSend: "true",
      onTheWay: "true",
      startDate: "2025-11-01",
      endDate: "2025-11-10",
      sort: "oldest",
    } as const;
    const search = withPage(withFilters(new URLSearchParams("id=7"), filters), 3);
    expect(readOrdersAddress(search)).toEqual({ filters, page: 3, open: 7 });
    expect(readOrdersAddress(withOpenRow(search, undefined)).open).toBeUndefined();
  });

  it("ignores invalid values", () => {
    const search = new URLSearchParams("id=-1&page=0&status=paid&sort=price&startDate=yesterday&endDate=2025-13-45");
    expect(readOrdersAddress(search)).toEqual({ filters: NO_FILTERS, page: 1, open: undefined });
    expect(readOrdersAddress(new URLSearchParams("startDate=2025-11-02&endDate=2025-11-01")).filters.endDate).toBe("");
  });
});
