import { expect, it } from "vitest";
import { placedEntries, withEntry, withoutEntry } from "./list-entries";

const seollal = { name: "Seollal" };
const chuseok = { name: "Chuseok" };
const summer = { name: "Summer" };
const [, opened] = placedEntries([seollal, chuseok]);

it("replaces an entry in its place", () => {
  expect(withEntry([seollal, chuseok, summer], opened, { name: "Autumn" })).toEqual([
    seollal,
    { name: "Autumn" },
    summer,
  ]);
});

it("adds a new entry at the end", () => {
  expect(withEntry([seollal], undefined, summer)).toEqual([seollal, summer]);
});

it("still finds the entry where another admin has deleted or added one before it", () => {
  expect(withEntry([chuseok, summer], opened, { name: "Autumn" })).toEqual([{ name: "Autumn" }, summer]);
  expect(withEntry([summer, seollal, chuseok], opened, { name: "Autumn" })?.slice(0, 2)).toEqual([summer, seollal]);
});

it("changes nothing where another admin has changed or deleted the entry itself", () => {
  expect(withEntry([seollal, { name: "Chuseok 2027" }], opened, { name: "Autumn" })).toBeUndefined();
  expect(withEntry([seollal], opened, { name: "Autumn" })).toBeUndefined();
});

it("deletes one entry, of equal ones only one", () => {
  expect(opened && withoutEntry([chuseok, seollal, chuseok], opened)).toEqual([seollal, chuseok]);
  expect(withoutEntry([seollal], summer)).toEqual([seollal]);
});
