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

describe("what was changed here and, while the form was open, elsewhere", () => {
  it("is told with what is there now", () => {
    expect(changed({ name: "Ямаа", price: 16000 }, { name: "Үхэр", price: "17000" })).toEqual([
      ["Нэр", "Ямаа"],
      ["Үнэ", 16000],
    ]);
  });

  it("is not what was changed on one side only", () => {
    expect(changed({ name: "Ямаа" }, { price: "17000" })).toEqual([]);
  });

  it("is nothing when both have come to the same, number or text", () => {
    expect(changed({ price: 16000 }, { price: "16000" })).toEqual([]);
    expect(changed({ name: "" }, { name: undefined })).toEqual([]);
  });

  it("tells a chosen file from the picture that is there", () => {
    const file = new File(["x"], "new.png");
    expect(changed({ picture: { url: "/b.webp", file: null } }, { picture: { url: "/b.webp", file } })).toHaveLength(1);
    expect(changed({ picture: { url: "/b.webp", file: null } }, { picture: { file: null, url: "/b.webp" } })).toEqual(
      [],
    );
  });

  it("is told of the fields that the form names, and of no others", () => {
    expect(changed({ stock: 3 }, { stock: 4 })).toEqual([]);
  });
});

describe("what was changed elsewhere alone", () => {
  it("is kept as it is now, number or text, and what was typed here is not touched", () => {
    expect(elsewhere({ name: "Ямаа", price: 16000 }, { price: "17000" })).toEqual({ name: "Ямаа" });
    expect(elsewhere({ price: 16000 }, { price: "15000" })).toEqual({ price: 16000 });
    expect(elsewhere({}, { name: "Үхэр" })).toEqual({});
  });
});
