import { describe, expect, it } from "vitest";
import { NO_STORE_FILTERS } from "../resources/stores";
import { readStoresAddress, withFilters, withOpenStore, withPage } from "./stores-address";

describe("the address of the stores' list", () => {
  it("tells filters, page and the open store", () => {
    const address = readStoresAddress(new URLSearchParams("search=сар&standing=waiting&categoryId=3&page=2&id=7"));
    expect(address).toEqual({
      filters: { search: "сар", standing: "waiting", categoryId: "3" },
      page: 2,
      open: 7,
    });
  });

  it("says nothing where it makes no sense", () => {
    const address = readStoresAddress(new URLSearchParams("standing=gone&categoryId=x&page=0&id=-1"));
    expect(address).toEqual({ filters: NO_STORE_FILTERS, page: 1, open: undefined });
  });

  it("goes back to the first page with other filters, and keeps what is open", () => {
    const next = withFilters(new URLSearchParams("page=3&id=7"), { ...NO_STORE_FILTERS, standing: "open" });
    expect(next.toString()).toBe("id=7&standing=open");
  });

  it("holds no empty words", () => {
    expect(withPage(new URLSearchParams("page=2"), 1).toString()).toBe("");
    expect(withOpenStore(new URLSearchParams("id=2"), undefined).toString()).toBe("");
  });
});
