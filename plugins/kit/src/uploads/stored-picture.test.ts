import { expect, it } from "vitest";
import { STORED_PICTURE } from "./stored-picture";

it.each([
  ["/static/img/0f3a_7a1420_1600x1200.webp", "img/0f3a_7a1420_1600x1200.webp"],
  ["/static/img/0f3a.svg", undefined],
  ["/static/img/0f3a_7a1420_1600x1200.webp.exe", undefined],
  ["https://elsewhere.example/static/img/0f3a_7a1420_1600x1200.webp", undefined],
  ["/static/img/../0f3a_7a1420_1600x1200.webp", undefined],
])("%s is the stored picture %s", (url, name) => {
  expect(new RegExp(STORED_PICTURE).exec(url)?.[1]).toBe(name);
});
