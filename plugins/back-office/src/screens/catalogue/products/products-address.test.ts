import { describe, expect, it } from "vitest";
import { withFilters } from "../../ui/lists/list-address";
import { readProductsAddress, withForm } from "./products-address";

const at = (address: string) => new URLSearchParams(address);

describe("the URL of the products", () => {
  it("opens the form of a new product, of a product, or none", () => {
    expect(readProductsAddress(at("new=true")).form).toBe("new");
    expect(readProductsAddress(at("edit=7")).form).toBe(7);
    expect(readProductsAddress(at("")).form).toBeUndefined();
  });

  it("opens nothing for an invalid number", () => {
    for (const edit of ["", "0", "-1", "7.5", "abc", "12345678901"]) {
      expect(readProductsAddress(at(`edit=${edit}`)).form).toBeUndefined();
    }
  });

  it("keeps the list's filters while a form opens and closes", () => {
    const narrowed = at("search=гуя&category=Үхрийн мах");
    const open = withForm(narrowed, 7);
    expect(open.get("edit")).toBe("7");
    expect(readProductsAddress(open).filters).toEqual({
      search: "гуя",
      category: "Үхрийн мах",
      low: "",
      missing: "",
      shown: "",
      sort: "",
    });
    expect(withForm(open, "new").has("edit")).toBe(false);
    expect(withForm(open, undefined).toString()).toBe(narrowed.toString());
  });

  it("keeps the form open while the list's filters change", () => {
    const next = withFilters(at("edit=7&search=гуя&page=2"), {
      search: "",
      category: "Бусад",
      shown: "hidden",
      sort: "price",
    });
    expect(readProductsAddress(next)).toMatchObject({
      filters: { search: "", category: "Бусад", shown: "hidden", sort: "price" },
      page: 1,
      form: 7,
    });
  });
});
