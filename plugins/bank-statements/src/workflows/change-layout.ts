import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { LayoutInput } from "../contract/statement-layout";
import { insertLayout } from "../import/keep-statement";
import { checkColumns } from "../import/told-columns";
import { findHeaderOf, findLayoutBy } from "../read-models/statement-layouts";

interface ChangeLayout {
  layout: number;
  /** Null forgets it. */
  columns: LayoutInput["columns"] | null;
}

interface TellColumns {
  statement: number;
  columns: LayoutInput["columns"];
}

/**
 * Remembers what the columns of a statement's header mean, for the next file that has it. Throws 404 `statement_not_found` also for pasted
 * messages, and what `checkColumns` refuses.
 */
export const tellColumnsWorkflow = defineWrite(
  "tell-statement-columns",
  async ({ statement, columns }: TellColumns) => {
    const header = await findHeaderOf(shopPool(), statement);
    if (!header) throw new ApiError(404, "statement_not_found");
    checkColumns(columns, header.cells);
    return { layout: await insertLayout(shopPool(), { header: header.cells.join("\n"), columns }) };
  },
);

/**
 * Changes what the columns of a remembered header mean, for the next file that has it, or forgets it. Throws 404
 * `statement_layout_not_found` and what `checkColumns` refuses.
 */
export const changeLayoutWorkflow = defineWrite(
  "change-statement-layout",
  async ({ layout, columns }: ChangeLayout) => {
    const { cells } = await findLayoutBy(shopPool(), layout);
    if (columns) checkColumns(columns, cells);
    await shopPool().query(
      `UPDATE statement_layout SET columns = coalesce($2, columns), updated_at = now(),
         deleted_at = CASE WHEN $2::jsonb IS NULL THEN now() END
       WHERE number = $1 AND deleted_at IS NULL`,
      [layout, columns && JSON.stringify(columns)],
    );
    return { layout };
  },
);
