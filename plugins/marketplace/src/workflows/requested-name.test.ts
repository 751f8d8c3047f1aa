import { describe, expect, it } from "vitest";
import { askForName } from "./requested-name";

const open = { name: "Хуучин", isVerified: true };

describe("a new name of a store", () => {
  it("is pending for a verified store, and entering the current name withdraws it", () => {
    expect(askForName(open, "Шинэ", false)).toEqual({ name: "Хуучин", requestedName: "Шинэ" });
    expect(askForName(open, "Хуучин", false)).toEqual({ name: "Хуучин", requestedName: null });
  });

  it("is applied at once when the store needs an admin's decision anyway, or when an admin enters it", () => {
    const renamed = { name: "Шинэ", requestedName: null };
    expect(askForName({ ...open, isVerified: false }, "Шинэ", false)).toEqual(renamed);
    expect(askForName(open, "Шинэ", true)).toEqual(renamed);
  });
});
