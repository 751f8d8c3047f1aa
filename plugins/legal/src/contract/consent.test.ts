import { expect, it } from "vitest";
import { unagreed, versionsOf } from "./consent";
import type { CurrentLegal } from "./legal";

const at = (id: number) => ({ id, validFrom: "2026-12-01" });
const given = (version: number) => ({ versionId: version, agreedAt: "2026-12-01T00:00:00.000Z" });
const NONE: CurrentLegal = { terms: null, privacy: null, returns: null, delivery: null };

it("nothing is asked for while the owner has confirmed nothing", () => {
  expect(unagreed({ ...NONE, returns: at(9) }, { terms: null, privacy: null })).toEqual([]);
});

it("each version is asked for once", () => {
  const current = { ...NONE, terms: at(3), privacy: at(4) };
  expect(unagreed(current, { terms: null, privacy: null })).toEqual(["terms", "privacy"]);
  expect(unagreed(current, { terms: given(3), privacy: given(2) })).toEqual(["privacy"]);
  expect(unagreed(current, { terms: given(3), privacy: given(4) })).toEqual([]);
  expect(versionsOf(current, ["privacy"])).toEqual({ privacy: 4 });
});
