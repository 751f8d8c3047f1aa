import { describe, expect, it } from "vitest";
import { requestChanges } from "./requested-changes";

const values = {
  name: "Хуучин",
  address: "Чонжу 1",
  tradeName: "고비",
  representative: "Болд",
  businessNumber: "124-81-00998",
  mailOrderNumber: "",
  mailOrderExempt: true,
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

  it("may be a switch, which waits and is withdrawn as a text is", () => {
    const off = requestChanges(open, { mailOrderExempt: false, mailOrderNumber: "제1호" }, false);
    expect(off).toEqual({ applied: {}, requested: { mailOrderExempt: false, mailOrderNumber: "제1호" } });
    const back = requestChanges({ ...open, requested: off.requested }, { mailOrderExempt: true }, false);
    expect(back.requested).toEqual({ mailOrderNumber: "제1호" });
  });

  it("is applied at once when the store needs an admin's decision anyway, or when an admin enters it", () => {
    const renamed = { applied: { name: "Шинэ", tradeName: "" }, requested: null };
    const asked = { name: "Шинэ", tradeName: "" };
    expect(requestChanges({ ...open, isVerified: false }, asked, false)).toEqual(renamed);
    expect(requestChanges({ ...open, requested: { name: "Өөр" } }, asked, true)).toEqual(renamed);
  });
});
