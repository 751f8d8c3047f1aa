import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import { type OrdersExportQuery, ordersExportQuery } from "../contract/orders-file";
import { sendCsv, sendWorkbook } from "./orders-file";

/** The call about the admin's list as a file. */
export const ordersFileCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/orders/export",
    role: "admin",
    summary:
      "All orders by the filters, or those of them with these `ids`, as a file, CSV or XLSX, with its columns in the language of the request.",
    query: ordersExportQuery,
    media: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    refusals: { 400: ["export_too_large", "orders_too_many"] },
    handler: async (request, response) => {
      const { format, ...filters } = request.validatedQuery as OrdersExportQuery;
      const send = format === "xlsx" ? sendWorkbook : sendCsv;
      await send(response, shopPool(), filters, requestLanguage(request));
    },
  },
];
