import { expect, it } from "vitest";
import { requireOrigin, type Shown } from "./require-origin";

const SHOWN: Shown = { meat: "traced", origin: "", isHidden: false };

it.each([
  ["whose origin is sent empty", { origin: "" }],
  ["that is to be shown", { isHidden: false }],
])("new meat %s is refused", (_what, data) => {
  expect(() => requireOrigin(data, SHOWN)).toThrow("origin_required");
});

it.each<[string, Parameters<typeof requireOrigin>]>([
  ["with its origin", [{ origin: "Австрали" }, { ...SHOWN, origin: "Австрали" }]],
  [
    "that is hidden",
    [
      { origin: "", isHidden: true },
      { ...SHOWN, isHidden: true },
    ],
  ],
  ["of a client that knows of no origin", [{}, SHOWN]],
  ["that had none before, as it was read", [{ origin: "", isHidden: false }, SHOWN, SHOWN]],
])("meat %s is taken", (_what, [data, after, before]) => {
  expect(() => requireOrigin(data, after, before)).not.toThrow();
});

it("what is no meat needs no origin", () => {
  expect(() => requireOrigin({ origin: "" }, { ...SHOWN, meat: "none" })).not.toThrow();
});

it("meat loses its origin, is shown or moved among meat only with one", () => {
  const origin = "Австрали";
  expect(() => requireOrigin({ origin: "" }, SHOWN, { ...SHOWN, origin })).toThrow("origin_required");
  expect(() => requireOrigin({ isHidden: false }, SHOWN, { ...SHOWN, isHidden: true })).toThrow("origin_required");
  expect(() => requireOrigin({ origin: "" }, SHOWN, { ...SHOWN, meat: "none" })).toThrow("origin_required");
});
