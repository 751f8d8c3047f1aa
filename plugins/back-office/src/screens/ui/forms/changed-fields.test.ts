import { describe, expect, it } from "vitest";
import { changedElsewhere, changedFields } from "./changed-fields";

const names = { name: { label: "Нэр" }, price: { label: "Үнэ" }, picture: { label: "Зураг", picture: true } };
const began = { name: "Хонь", price: 15000, picture: { url: "/a.webp", file: null } };

function changed(present: object, typed: object) {
  return changedFields({ began, present: { ...began, ...present }, typed: { ...began, ...typed }, names }).map(
    ({ label, value }) => [label, value],
  );
}

function elsewhere(present: object, typed: object) {
  return changedElsewhere({ began, present: { ...began, ...present }, typed: { ...began, ...typed } });
}

describe("a field changed both here and, while the form was open, elsewhere", () => {
  it("is listed with its current value", () => {
    expect(changed({ name: "Ямаа", price: 16000 }, { name: "Үхэр", price: "17000" })).toEqual([
      ["Нэр", "Ямаа"],
      ["Үнэ", 16000],
    ]);
  });

  it("does not include a change on one side only", () => {
    expect(changed({ name: "Ямаа" }, { price: "17000" })).toEqual([]);
  });

  it("is none when both sides have the same value, as number or text", () => {
    expect(changed({ price: 16000 }, { price: "16000" })).toEqual([]);
    expect(changed({ name: "" }, { name: undefined })).toEqual([]);
  });

  it("distinguishes a chosen file from the current picture", () => {
    const file = new File(["x"], "new.png");
    expect(changed({ picture: { url: "/b.webp", file: null } }, { picture: { url: "/b.webp", file } })).toHaveLength(1);
    expect(changed({ picture: { url: "/b.webp", file: null } }, { picture: { file: null, url: "/b.webp" } })).toEqual(
      [],
    );
  });

  it("is listed only if the form names it", () => {
    expect(changed({ stock: 3 }, { stock: 4 })).toEqual([]);
  });
});

describe("a field changed elsewhere only", () => {
  it("keeps its current value, as number or text, and typed values stay untouched", () => {
    expect(elsewhere({ name: "Ямаа", price: 16000 }, { price: "17000" })).toEqual({ name: "Ямаа" });
    expect(elsewhere({ price: 16000 }, { price: "15000" })).toEqual({ price: 16000 });
    expect(elsewhere({}, { name: "Үхэр" })).toEqual({});
  });
});
