import { pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import {
  buyers,
  type LinesExportQuery,
  linesExportQuery,
  type MonthQuery,
  monthQuery,
  monthReport,
} from "../contract/month";
import { adminSummary, type SalesQuery, salesQuery, salesReport } from "../contract/summary";
import { findBuyers } from "../read-models/buyers";
import { findMonth } from "../read-models/month";
import { findSales } from "../read-models/sales";
import { findSummary } from "../read-models/summary";
import { sendLines } from "./lines-file";

/** The calls about a month's money and sales, and what the back office's first page counts. */
export const monthCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/month",
    role: "admin",
    summary:
      "The money and the sales of a period by day, account, product and customer; days in Asia/Seoul, the present month unless given.",
    query: monthQuery,
    answer: monthReport,
    handler: async (request, response) =>
      response.json(await findMonth(shopPool(), request.validatedQuery as MonthQuery)),
  },
  {
    method: "GET",
    path: "/api/admin/month/buyers",
    role: "admin",
    summary:
      "The 50 best customers of the last 12 months, and those who bought at least twice and nothing for 45 days.",
    query: pageQuery,
    answer: buyers,
    handler: async (_request, response) => response.json(await findBuyers(shopPool())),
  },
  {
    method: "GET",
    path: "/api/admin/month/export",
    role: "admin",
    summary:
      "The lines of a period's orders with these statuses as XLSX, one row a line, with sums; columns in the language of the request.",
    query: linesExportQuery,
    media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    refusals: { 400: ["lines_too_many", "status_invalid"] },
    handler: async (request, response) => {
      const query = request.validatedQuery as LinesExportQuery;
      await sendLines(response, shopPool(), query, requestLanguage(request));
    },
  },
  {
    method: "GET",
    path: "/api/admin/summary",
    role: "admin",
    summary: "Counts of orders, products and users, and the sum of every order's total.",
    answer: adminSummary,
    handler: async (_request, response) => response.json(await findSummary(shopPool())),
  },
  {
    method: "GET",
    path: "/api/admin/sales",
    role: "admin",
    summary: "Sales by day and by category, without cancelled orders; days in Asia/Seoul, the last 30 unless given.",
    query: salesQuery,
    answer: salesReport,
    handler: async (request, response) =>
      response.json(await findSales(shopPool(), request.validatedQuery as SalesQuery)),
  },
];
