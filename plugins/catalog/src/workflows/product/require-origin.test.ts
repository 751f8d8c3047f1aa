import { expect, it } from "vitest";
import { isDraftOf, requireOrigin, type Shown } from "./require-origin";

const SHOWN: Shown = { meat: "traced", origin: "", isHidden: false };

it("new meat is shown only with its origin", () => {
  for (const origin of ["", ".", " - "]) expect(() => requireOrigin({ ...SHOWN, origin })).toThrow("origin_required");
  expect(() => requireOrigin({ ...SHOWN, origin: "Австрали" })).not.toThrow();
  expect(() => requireOrigin({ ...SHOWN, isHidden: true })).not.toThrow();
});

it("meat that had none before may be changed in any other way", () => {
  expect(() => requireOrigin(SHOWN, SHOWN)).not.toThrow();
});

it("what is no meat needs no origin", () => {
  expect(() => requireOrigin({ ...SHOWN, meat: "none" })).not.toThrow();
});

it("meat loses its origin, is shown or moved among meat only with one", () => {
  for (const before of [{ origin: "Австрали" }, { isHidden: true }, { meat: "none" as const }])
    expect(() => requireOrigin(SHOWN, { ...SHOWN, ...before })).toThrow("origin_required");
});

it("meat of a client that knows of no origin waits hidden", () => {
  expect([isDraftOf({}, "meat"), isDraftOf({}, "none")]).toEqual([true, false]);
  expect([isDraftOf({ origin: "" }, "meat"), isDraftOf({ isHidden: false }, "meat")]).toEqual([false, false]);
});
