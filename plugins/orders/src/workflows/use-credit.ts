import { numberText } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { grantedPart } from "../read-models/credit";

/**
 * Notes how much of the `used` credit of an order, in whole won, an admin gave: that is no part of its cash receipt. Called before the
 * entries are written, under the lock of the account's credit.
 */
export async function noteGrantedCredit(
  sql: Queryable,
  { detailId, accountNumber }: { detailId: string; accountNumber: number },
  used: number,
): Promise<void> {
  const granted = used > 0 ? await grantedPart(sql, accountNumber, used) : 0;
  await sql.query("UPDATE order_detail SET granted_credit = $2 WHERE id = $1 AND granted_credit <> $2", [
    detailId,
    granted,
  ]);
}

/** 409, with the credit of the account in won as `credit`. */
export function creditChanged(code: "credit_too_low" | "credit_changed", balance: number): ApiError {
  const params = { credit: numberText(balance, "ko") };
  return new ApiError(409, code, { params, extra: { credit: balance } });
}
