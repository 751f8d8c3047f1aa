import { describe, expect, it } from "vitest";
import { readUsersAddress, withPage, withSearch } from "./users-address";

describe("the address of the users' list", () => {
  it("is read back as it was written", () => {
    const address = withPage(withSearch(new URLSearchParams(), "Сараа"), 3);
    expect(readUsersAddress(address)).toEqual({ search: "Сараа", page: 3 });
  });

  it("starts on the first page again with another search", () => {
    expect(withSearch(new URLSearchParams("page=3&search=a"), "").toString()).toBe("");
  });

  it("does not believe in a page that makes no sense", () => {
    for (const page of ["0", "-1", "x", "1.5", ""]) {
      expect(readUsersAddress(new URLSearchParams({ page })).page).toBe(1);
    }
  });
});
