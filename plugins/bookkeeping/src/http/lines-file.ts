import type { MedusaResponse } from "@medusajs/framework/http";
import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { announceFile } from "@zakh/kit/export/announce-file";
import { sheetFile } from "@zakh/kit/export/sheet";
import { LINES_MAX, type LinesExportQuery } from "../contract/month";
import { lineSheet } from "../export/line-rows";
import { moneySheet } from "../export/money-rows";
import { findMoneyRows } from "../read-models/moved-money";
import { findSoldLines } from "../read-models/sold-lines";

/**
 * Sends sales and money of the days as an Excel file for whoever keeps the books, so that each sum of the month's screen is in it
 * (ruling 65); 400 `lines_too_many` when one of its sheets would be too long.
 */
export async function sendLines(response: MedusaResponse, sql: Queryable, query: LinesExportQuery, language: Language) {
  const { from, to, lines } = await findSoldLines(sql, query);
  const money = await findMoneyRows(sql, from, to, LINES_MAX);
  if (Math.max(lines.length, money.length) > LINES_MAX)
    throw new ApiError(400, "lines_too_many", { params: { most: LINES_MAX } });
  const file = await sheetFile(lineSheet(lines, language), moneySheet(money, language));
  announceFile(response, `sales-${from}-${to}`, "xlsx");
  response.end(file);
}
