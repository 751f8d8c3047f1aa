import { DAY_MS } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { whyNoClaim } from "./claimable";

const delivered = new Date("2026-11-20T03:00:00Z");
const after = (days: number, ms = 0) => new Date(delivered.getTime() + days * DAY_MS + ms);

it.each([
  ["before the delivery", { deliveredAt: null, hasOpenClaim: false }, after(0), "claim_not_delivered"],
  ["on the day", { deliveredAt: delivered, hasOpenClaim: false }, after(0), undefined],
  ["at the end of the seventh day", { deliveredAt: delivered, hasOpenClaim: false }, after(7), undefined],
  ["after it", { deliveredAt: delivered, hasOpenClaim: false }, after(7, 1), "claim_too_late"],
  ["while one is open", { deliveredAt: delivered, hasOpenClaim: true }, after(1), "claim_open_already"],
])("a claim %s", (_, order, now, code) => {
  expect(whyNoClaim(order, now)?.code).toBe(code);
});
