import type { MedusaResponse } from "@medusajs/framework/http";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { announceFile } from "@zakh/kit/export/announce-file";
import { sheetFile } from "@zakh/kit/export/sheet";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { TRANSFER_LAYOUTS, transferRows } from "@zakh/orders/export/transfer-rows";
import type { PayoutsExportQuery } from "../contract";
import { findUnpaidPayouts } from "../read-models/payouts";
import { listStoreBooks } from "../read-models/store-books";
import { requirePayoutsOn } from "../workflows/prepare-payouts";

/**
 * Sends the unpaid payouts of a month as a bank's file for many transfers. 409 `payouts_off`, `no_payouts_to_pay` where there is none, and
 * `payout_exceeds` where less is owed to a store by now than was prepared.
 */
export async function sendPayoutsFile(
  response: MedusaResponse,
  sql: Queryable,
  { period, bank }: PayoutsExportQuery,
): Promise<void> {
  await requirePayoutsOn();
  const [payouts, { shopName }] = await Promise.all([findUnpaidPayouts(sql, period), findShopContact()]);
  if (payouts.length === 0) throw new ApiError(409, "no_payouts_to_pay");
  const less = (await listStoreBooks(sql)).find(({ payable, prepared }) => prepared > 0 && payable < 0);
  if (less) throw new ApiError(409, "payout_exceeds", { params: { store: less.name ?? String(less.id) } });
  const { titles, widths } = TRANSFER_LAYOUTS[bank];
  const rows = transferRows(payouts, bank, shopName);
  const file = await sheetFile({ name: "Sheet1", titles, rows, widths, numberFormat: "0" });
  announceFile(response, `payouts-${period ?? "all"}-${bank}`, "xlsx");
  response.end(file);
}
