import { ORDER_STATUSES } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { statusClasses } from "./status-color";

it("gives every status a colour of its own", () => {
  const dots = ORDER_STATUSES.map((status) => statusClasses(status).dot);
  expect(new Set(dots).size).toBe(ORDER_STATUSES.length);
  expect(dots).not.toContain(statusClasses("unheard-of").dot);
});

it("shows an unknown status in grey", () => {
  expect(statusClasses("unheard-of").dot).toBe("bg-ui-tag-neutral-icon");
});
