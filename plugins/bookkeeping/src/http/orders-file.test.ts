import type { MedusaResponse } from "@medusajs/framework/http";
import type { Pool } from "pg";
import { expect, it } from "vitest";
import { WORKBOOK_MAX } from "../contract/orders-file";
import { sendWorkbook } from "./orders-file";

it("refuses a workbook of too many orders, before it reads them", async () => {
  const statements: string[] = [];
  const pool = {
    query: async (text: string) => {
      statements.push(text);
      return { rows: [{ count: WORKBOOK_MAX + 1 }] };
    },
  };
  const response = { setHeader: () => undefined, end: () => undefined };
  await expect(
    sendWorkbook(response as unknown as MedusaResponse, pool as unknown as Pool, {}, "mn"),
  ).rejects.toMatchObject({ status: 400, code: "export_too_large", params: { most: WORKBOOK_MAX } });
  expect(statements).toHaveLength(1);
});
