import { describe, expect, it } from "vitest";
import { cameFrom, wayBack } from "./way-back";

describe("the redirect after signing in", () => {
  it("leads to the requested screen, with its filters", () => {
    const state = cameFrom({ pathname: "/admin/orders", search: "?id=7" });
    expect(wayBack(state, "/admin")).toBe("/admin/orders?id=7");
  });

  it.each([null, undefined, "orders", {}, { from: 7 }])(
    "leads to the dashboard when nothing was wanted (%j)",
    (state) => {
      expect(wayBack(state, "/admin")).toBe("/admin");
    },
  );

  it.each(["/", "/admins", "//example.com/admin/", "https://example.com/admin/"])(
    "never leads outside (%s)",
    (pathname) => {
      expect(wayBack(cameFrom({ pathname, search: "" }), "/admin")).toBe("/admin");
    },
  );
});
