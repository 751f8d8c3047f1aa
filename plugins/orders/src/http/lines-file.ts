import type { MedusaResponse } from "@medusajs/framework/http";
import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { LINES_MAX, type LinesExportQuery } from "../contract/month";
import { lineSheet } from "../export/line-rows";
import { TEXTS } from "../export/order-rows";
import { sheetFile } from "../export/sheet";
import { findSoldLines } from "../read-models/sold-lines";
import { announceFile } from "./announce-file";

/** Sends the sold lines as an Excel file for whoever keeps the books; 400 `lines_too_many` when there are too many. */
export async function sendLines(response: MedusaResponse, sql: Queryable, query: LinesExportQuery, language: Language) {
  const { from, to, lines } = await findSoldLines(sql, query);
  if (lines.length > LINES_MAX) throw new ApiError(400, "lines_too_many", { params: { most: LINES_MAX } });
  const file = await sheetFile({ name: TEXTS[language].lineSheet, ...lineSheet(lines, language) });
  announceFile(response, `sales-${from}-${to}`, "xlsx");
  response.end(file);
}
