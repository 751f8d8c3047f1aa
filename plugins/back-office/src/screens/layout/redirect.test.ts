import { describe, expect, it } from "vitest";
import { redirectState, redirectTarget } from "./redirect";

describe("the redirect after signing in", () => {
  it("leads to the requested screen, with its filters", () => {
    const state = redirectState({ pathname: "/admin/orders", search: "?id=7" });
    expect(redirectTarget(state, "/admin")).toBe("/admin/orders?id=7");
  });

  it.each([null, undefined, "orders", {}, { from: 7 }])(
    "leads to the dashboard when nothing was wanted (%j)",
    (state) => {
      expect(redirectTarget(state, "/admin")).toBe("/admin");
    },
  );

  it.each(["/", "/admins", "//example.com/admin/", "https://example.com/admin/"])(
    "never leads outside (%s)",
    (pathname) => {
      expect(redirectTarget(redirectState({ pathname, search: "" }), "/admin")).toBe("/admin");
    },
  );
});
