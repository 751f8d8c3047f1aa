import { ORDER_STATUSES } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { linesExportQuery } from "./month";

it("has every status where none is chosen, also with a blank list", () => {
  for (const query of [{}, { statuses: "" }, { statuses: " " }])
    expect(linesExportQuery.parse(query).statuses).toEqual(ORDER_STATUSES);
  expect(linesExportQuery.parse({ statuses: "pending,cancelled" }).statuses).toEqual(["pending", "cancelled"]);
  expect(linesExportQuery.safeParse({ statuses: "paid" }).error?.issues[0]?.message).toBe("status_invalid");
});
