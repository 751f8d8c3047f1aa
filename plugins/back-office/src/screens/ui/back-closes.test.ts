import { expect, test } from "vitest";
import { entriesBeyond } from "./back-closes";

test.each([
  ["the only one is open: its entry alone is left", ["form"], ["form"], 0],
  ["the only one is closed: the page is left", ["form"], [], 1],
  ["a picker is closed over an open form: the form's entry, too", ["form", "picker"], ["form"], 1],
  ["both are open: the picker's entry alone", ["form", "picker"], ["form", "picker"], 0],
  ["both are closed: the page is left", ["form", "picker"], [], 2],
  ["a form is open over the entry of a closed one", ["closed", "form"], ["form"], 0],
])("Back when %s", (_, ids, open, beyond) => {
  expect(entriesBeyond(ids, (id) => open.includes(id))).toBe(beyond);
});
