import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { ProductTrace } from "../contract";

export interface TraceNumberChange {
  /** Public id of the product. */
  number: number;
  /** Empty for none. */
  traceNumber: string;
  /** The number that was shown, where the change is only to be made while it is still that one. */
  from?: string;
}

/**
 * Sets the trace number of the lot that is packed from now on. Throws 404 `product_not_found`, and 409 `changed_meanwhile` with the
 * present number when it is another one than `from` by now (ruling 54).
 */
export const setTraceNumberWorkflow = defineWrite(
  "set-trace-number-of-product",
  async ({ number, traceNumber, from }: TraceNumberChange) => {
    // One that has the number already is not refused: a repeat of the same change.
    const { rowCount } = await shopPool().query(
      `UPDATE product_detail SET trace_number = $2, updated_at = now()
       WHERE number = $1 AND deleted_at IS NULL AND ($3::text IS NULL OR trace_number IN ($2, $3))`,
      [number, traceNumber, from],
    );
    if (rowCount === 0) throw await refusalOf(number);
  },
);

async function refusalOf(number: number): Promise<ApiError> {
  const { rows } = await shopPool().query<ProductTrace>(
    `SELECT number AS "productId", trace_number AS "traceNumber" FROM product_detail
     WHERE number = $1 AND deleted_at IS NULL`,
    [number],
  );
  const [present] = rows;
  return present
    ? new ApiError(409, "changed_meanwhile", { extra: { present } })
    : new ApiError(404, "product_not_found");
}
