import type { MedusaResponse } from "@medusajs/framework/http";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { announceFile } from "@zakh/kit/export/announce-file";
import { sheetFile } from "@zakh/kit/export/sheet";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber, type TransferFileBank } from "@zakh/orders/contract";
import { TRANSFER_LAYOUTS, transferRows } from "@zakh/orders/export/transfer-rows";
import { findWaitingTransfers, TRANSFERS_MAX } from "../read-models/returns";

/**
 * Sends the money to return whose accounts are known, as a bank's file for many transfers. 409 `no_refund_account` when
 * there is none, 400 `returns_too_many` when there are too many for one file.
 */
export async function sendTransferFile(
  response: MedusaResponse,
  sql: Queryable,
  bank: TransferFileBank,
): Promise<void> {
  const [transfers, { shopName }] = await Promise.all([findWaitingTransfers(sql), findShopContact()]);
  if (transfers.length === 0) throw new ApiError(409, "no_refund_account");
  if (transfers.length > TRANSFERS_MAX)
    throw new ApiError(400, "returns_too_many", { params: { most: TRANSFERS_MAX } });
  const { titles, widths } = TRANSFER_LAYOUTS[bank];
  const named = transfers.map((transfer) => ({ ...transfer, mark: orderNumber(transfer.number) }));
  const rows = transferRows(named, bank, shopName);
  const file = await sheetFile({ name: "Sheet1", titles, rows, widths, numberFormat: "0" });
  announceFile(response, `returns-${bank}`, "xlsx");
  response.end(file);
}
