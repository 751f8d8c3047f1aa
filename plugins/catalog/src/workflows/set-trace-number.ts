import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { addJob } from "@zakh/kit/job-queue/jobs";
import type { ProductTrace, TraceNumberInput } from "../contract";
import { findTraceNumber } from "../read-models/lots";
import { lotBeginsTask } from "../tasks/lot-begins";
import { productKey } from "./product/product-key";
import type { ProductActor } from "./product/record-changes";

/** Clocks of two machines differ. */
const CLOCK_MS = 1000;

export interface TraceNumberChange extends TraceNumberInput {
  number: number;
  by: ProductActor;
}

/**
 * Opens another lot of a product: its number is that of what is packed from then on. What is the number already is written again only for
 * another time. Returns the number that holds now. Throws 404 `product_not_found`, and 409 `changed_meanwhile` with the present number
 * when it is another one than `from` by now (ruling 54).
 */
export const setTraceNumberWorkflow = defineWrite(
  "set-trace-number-of-product",
  async ({ number, traceNumber, from, since, by }: TraceNumberChange, { container }): Promise<ProductTrace> =>
    inOneTransaction(
      container,
      async ({ sql }) => {
        const present = await findTraceNumber(sql, number);
        if (!present) throw new ApiError(404, "product_not_found");
        // One that has the number already is not refused: a repeat of the same change.
        const isSame = present.traceNumber === traceNumber;
        if (from !== undefined && !isSame && present.traceNumber !== from)
          throw new ApiError(409, "changed_meanwhile", { extra: { present } });
        if (isSame && since === undefined) return present;
        await sql.query(
          `INSERT INTO product_lot (product_number, trace_number, since, has_begun, account_number, account_name)
           VALUES ($1, $2, coalesce($3::timestamptz, now()), coalesce($3::timestamptz, now()) <= now(), $4, $5)`,
          [number, traceNumber, since, by.number, by.name],
        );
        const begins = since === undefined ? 0 : Date.parse(since);
        if (begins > Date.now()) await addJob(sql, lotBeginsTask, {}, { runAt: new Date(begins + CLOCK_MS) });
        return (await findTraceNumber(sql, number)) ?? present;
      },
      { key: productKey(number) },
    ),
);
