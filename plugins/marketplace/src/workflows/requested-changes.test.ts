import { describe, expect, it } from "vitest";
import { requestChanges } from "./requested-changes";

const values = {
  name: "Хуучин",
  address: "Чонжу 1",
  tradeName: "고비",
  representative: "Болд",
  businessNumber: "124-81-00998",
  meatLicence: "",
};
const open = { values, requested: null, isVerified: true };

describe("a change of what shoppers know a store by", () => {
  it("waits for a verified store, field by field, and entering the current value withdraws it", () => {
    const first = requestChanges(open, { name: "Шинэ", address: values.address }, false);
    expect(first).toEqual({ applied: {}, requested: { name: "Шинэ" } });
    const second = requestChanges({ ...open, requested: first.requested }, { address: "Чонжу 2" }, false);
    expect(second.requested).toEqual({ name: "Шинэ", address: "Чонжу 2" });
    const withdrawn = requestChanges({ ...open, requested: second.requested }, { name: "Хуучин" }, false);
    expect(withdrawn.requested).toEqual({ address: "Чонжу 2" });
    expect(requestChanges({ ...open, requested: { name: "Шинэ" } }, { name: "Хуучин" }, false).requested).toBeNull();
  });

  it("is applied at once when the store needs an admin's decision anyway, or when an admin enters it", () => {
    const renamed = { applied: { name: "Шинэ", tradeName: "" }, requested: null };
    const asked = { name: "Шинэ", tradeName: "" };
    expect(requestChanges({ ...open, isVerified: false }, asked, false)).toEqual(renamed);
    expect(requestChanges({ ...open, requested: { name: "Өөр" } }, asked, true)).toEqual(renamed);
  });
});
