import { footerInput } from "@zakh/site-settings/contract";
import { expect, it } from "vitest";
import { FOOTER_TABS, faultyTabs } from "./footer-tabs";

it("finds the tabs that contain an invalid field", () => {
  expect(faultyTabs({})).toEqual([]);
  expect(faultyTabs({ quickLinks: [{}], email: {} })).toEqual(["contact", "links"]);
  expect(faultyTabs({ picture: {} })).toEqual(["general"]);
});

it("has a tab for every field of the footer", () => {
  const inTabs: string[] = Object.values(FOOTER_TABS).flat();
  const fields = Object.keys(footerInput.shape).map((field) => (field === "logoUrl" ? "picture" : field));
  expect(inTabs.sort()).toEqual(fields.sort());
});
