import { describe, expect, it } from "vitest";
import { typedCustomer } from "./typed-customer";

describe("what was typed into the search for a customer", () => {
  it.each(["01012345678", "010-1234-5678", "+82 10 1234 5678", "10 1234 5678"])(
    "is the phone of a new one: %s",
    (typed) => expect(typedCustomer(typed)).toEqual({ name: "", phone: "010-1234-5678", email: "" }),
  );

  it("is the beginning of the phone", () => {
    expect(typedCustomer(" 0101234 ")).toEqual({ name: "", phone: "010-1234", email: "" });
  });

  it("is the name or the email otherwise", () => {
    expect(typedCustomer(" Дорж ")).toEqual({ name: "Дорж", phone: "", email: "" });
    expect(typedCustomer("dorj@example.com")).toEqual({ name: "", phone: "", email: "dorj@example.com" });
    expect(typedCustomer("")).toEqual({ name: "", phone: "", email: "" });
  });
});
