import { describe, expect, it } from "vitest";
import { anyId, anyText, narrows, oneOf, readListAddress, withFilters, withOpenRow, withPage } from "./list-address";

const at = (address: string) => new URLSearchParams(address);
const READERS = { search: anyText, sort: oneOf(["newest", "name"]), categoryId: anyId };
const read = (address: URLSearchParams) => readListAddress(address, READERS);

describe("the URL of a list", () => {
  it("is read back as it was written", () => {
    const filters = { search: "Сараа", sort: "name", categoryId: "7" } as const;
    const address = withOpenRow(withPage(withFilters(at(""), filters), 3), 12);
    expect(read(address)).toEqual({ filters, page: 3, open: 12 });
  });

  it("omits defaults", () => {
    expect(withPage(withFilters(at("page=3&search=a"), { search: "" }), 1).toString()).toBe("");
    expect(withOpenRow(at("id=7"), undefined).toString()).toBe("");
  });

  it("returns to the first page with other filters, and keeps the open row", () => {
    expect(withFilters(at("page=3&search=a&id=7"), { search: "b" }).toString()).toBe("search=b&id=7");
  });

  it("ignores invalid values", () => {
    for (const number of ["0", "-1", "x", "1.5", "", "12345678901"]) {
      const { page, open, filters } = read(at(`page=${number}&id=${number}&categoryId=${number}`));
      expect([page, open, filters.categoryId]).toEqual([1, undefined, ""]);
    }
    expect(read(at("sort=price")).filters.sort).toBe("");
  });

  it("filters the list by everything but its order", () => {
    expect(narrows({ search: "", sort: "name" })).toBe(false);
    expect(narrows({ search: "a", sort: "" })).toBe(true);
  });
});
