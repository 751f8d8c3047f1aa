import { expect, it } from "vitest";
import { Refusal } from "../../client";
import { saveRefusal } from "./save-refusal";

const refused = (status: number, message = "") => new Refusal(status, { message });

it("shows the text of a refused save's status", () => {
  expect(saveRefusal(refused(401), true)).toEqual({ key: "products.save.401" });
  expect(saveRefusal(refused(403), false)).toEqual({ key: "products.save.403" });
  expect(saveRefusal(refused(502), false)).toEqual({ key: "products.save.502" });
});

it("reports a missing product only for an update", () => {
  expect(saveRefusal(refused(404, "Ангилал олдсонгүй"), true)).toEqual({ text: "Ангилал олдсонгүй" });
  expect(saveRefusal(refused(404), false)).toEqual({ key: "products.save.404" });
});

it("shows the server's own words otherwise, or that it failed", () => {
  expect(saveRefusal(refused(409, "Үлдэгдэл бага"), false)).toEqual({ text: "Үлдэгдэл бага" });
  expect(saveRefusal(refused(500, "Диск дүүрсэн"), true)).toEqual({ text: "Диск дүүрсэн" });
  expect(saveRefusal(refused(500), true)).toEqual({ key: "products.save.createFailed" });
  expect(saveRefusal(new TypeError("Failed to fetch"), false)).toEqual({ key: "products.save.updateFailed" });
});
