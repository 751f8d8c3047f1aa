import { once } from "node:events";
import type { MedusaResponse } from "@medusajs/framework/http";
import type { Language } from "@zakh/kit/contract";
import { ApiError } from "@zakh/kit/errors/api-error";
import { announceFile } from "@zakh/kit/export/announce-file";
import { sheetFile } from "@zakh/kit/export/sheet";
import type { FileFilters } from "@zakh/orders/contract";
import { countOrders, eachPageOfOrders } from "@zakh/orders/read-models/orders";
import type { Pool } from "pg";
import { WORKBOOK_MAX } from "../contract/orders-file";
import { BYTE_ORDER_MARK, csvRows } from "../export/csv";
import { type Cell, orderRow, orderSheet, titleRow } from "../export/order-rows";

/** Number of orders in memory at a time. */
const PAGE_SIZE = 500;

/** Streams the orders as CSV, so that only one page of them is in memory. */
export async function sendCsv(response: MedusaResponse, pool: Pool, filters: FileFilters, language: Language) {
  const pages = eachPageOfOrders(pool, filters, PAGE_SIZE);
  // Read before the head is sent, so that an error can still be answered with its status.
  let page = await pages.next();
  announceFile(response, "orders", "csv");
  response.write(BYTE_ORDER_MARK + csvRows([titleRow(language)]));
  try {
    for (; !page.done; page = await pages.next()) {
      const more = response.write(csvRows(page.value.map((order) => orderRow(order, language))));
      if (response.destroyed) return;
      if (!more) await Promise.race([once(response, "drain"), once(response, "close")]);
    }
    response.end();
  } catch (error) {
    // Part of the file has been sent: aborting the connection tells the browser that it is incomplete.
    response.destroy(error instanceof Error ? error : undefined);
  }
}

/** Sends the orders as an Excel file; 400 `export_too_large` when there are too many. */
export async function sendWorkbook(response: MedusaResponse, pool: Pool, filters: FileFilters, language: Language) {
  if ((await countOrders(pool, filters)) > WORKBOOK_MAX) {
    throw new ApiError(400, "export_too_large", { params: { most: WORKBOOK_MAX } });
  }
  const rows: Cell[][] = [];
  for await (const orders of eachPageOfOrders(pool, filters, PAGE_SIZE)) {
    rows.push(...orders.map((order) => orderRow(order, language)));
  }
  const file = await sheetFile(orderSheet(rows, language));
  announceFile(response, "orders", "xlsx");
  response.end(file);
}
