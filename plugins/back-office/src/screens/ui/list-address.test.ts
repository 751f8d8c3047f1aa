import { describe, expect, it } from "vitest";
import { anyId, anyText, narrows, oneOf, readListAddress, withFilters, withOpenRow, withPage } from "./list-address";

const at = (address: string) => new URLSearchParams(address);
const READERS = { search: anyText, sort: oneOf(["newest", "name"]), categoryId: anyId };
const read = (address: URLSearchParams) => readListAddress(address, READERS);

describe("the address of a list", () => {
  it("is read back as it was written", () => {
    const filters = { search: "Сараа", sort: "name", categoryId: "7" } as const;
    const address = withOpenRow(withPage(withFilters(at(""), filters), 3), 12);
    expect(read(address)).toEqual({ filters, page: 3, open: 12 });
  });

  it("says nothing of what is as it always is", () => {
    expect(withPage(withFilters(at("page=3&search=a"), { search: "" }), 1).toString()).toBe("");
    expect(withOpenRow(at("id=7"), undefined).toString()).toBe("");
  });

  it("starts on the first page again with other filters, and keeps what is open", () => {
    expect(withFilters(at("page=3&search=a&id=7"), { search: "b" }).toString()).toBe("search=b&id=7");
  });

  it("does not believe in what makes no sense", () => {
    for (const number of ["0", "-1", "x", "1.5", "", "12345678901"]) {
      const { page, open, filters } = read(at(`page=${number}&id=${number}&categoryId=${number}`));
      expect([page, open, filters.categoryId]).toEqual([1, undefined, ""]);
    }
    expect(read(at("sort=price")).filters.sort).toBe("");
  });

  it("narrows the list by all but its order", () => {
    expect(narrows({ search: "", sort: "name" })).toBe(false);
    expect(narrows({ search: "a", sort: "" })).toBe(true);
  });
});
