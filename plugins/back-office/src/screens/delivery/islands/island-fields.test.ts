import { expect, it } from "vitest";
import { islandFields } from "./island-fields";

const JEJU = { name: "Jeju", from: "63000", to: "63644", surcharge: "3,000", isServed: true };

it.each([
  ["3,000", true, 3000],
  ["0", true, 0],
  ["3000", false, null],
  ["16.7", false, null],
  ["", false, null],
])("a surcharge typed as %j, served: %s, is %s", (surcharge, isServed, expected) => {
  expect(islandFields.parse({ ...JEJU, surcharge, isServed }).surcharge).toBe(expected);
});

it.each([
  ["", "won_not_whole"],
  ["  ", "won_not_whole"],
  ["much", "won_not_whole"],
  ["16.7", "won_has_no_decimals"],
])("a surcharge typed as %j is refused", (surcharge, code) => {
  const [issue] = islandFields.safeParse({ ...JEJU, surcharge }).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([["surcharge"], code]);
});

it("says of a wrong postcode and of a wrong surcharge at once", () => {
  const { error } = islandFields.safeParse({ ...JEJU, from: "630", surcharge: "16.7" });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [["surcharge"], "won_has_no_decimals"],
    [["from"], "postcode_invalid"],
  ]);
});
