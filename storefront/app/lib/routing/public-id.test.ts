import { describe, expect, it } from "vitest";
import { isPublicId } from "./public-id";

describe("a public id", () => {
  it.each(["1", "42", "2147483647"])("may be %s", (text) => {
    expect(isPublicId(text)).toBe(true);
  });

  it.each(["", "0", "-1", "1.5", "01", "1e3", "abc", "12345678901", undefined])("is never %s", (text) => {
    expect(isPublicId(text)).toBe(false);
  });
});
