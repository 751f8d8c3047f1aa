import { describe, expect, it } from "vitest";
import { askForName } from "./requested-name";

const open = { name: "Хуучин", isVerified: true };

describe("another name for a store", () => {
  it("waits for an admin when the store is verified, and the present one takes it back", () => {
    expect(askForName(open, "Шинэ", false)).toEqual({ name: "Хуучин", requestedName: "Шинэ" });
    expect(askForName(open, "Хуучин", false)).toEqual({ name: "Хуучин", requestedName: null });
  });

  it("is taken at once when an admin has to look at the store anyway, or writes it himself", () => {
    const renamed = { name: "Шинэ", requestedName: null };
    expect(askForName({ ...open, isVerified: false }, "Шинэ", false)).toEqual(renamed);
    expect(askForName(open, "Шинэ", true)).toEqual(renamed);
  });
});
