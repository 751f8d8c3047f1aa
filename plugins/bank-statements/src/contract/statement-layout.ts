import { line, list, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { COLUMN_ROLES } from "./statement";

const columns = z.partialRecord(z.enum(COLUMN_ROLES), line(100));

/** The columns of a header that the reader does not know by itself, as a person told them once. */
export const statementLayout = z.object({
  id: publicId,
  /** The texts of the header row; empty ones are columns without a name. */
  cells: z.array(z.string()),
  /** The text of each column that is read. */
  columns,
  /** How many statements were read by it, and when the last one was; null before the first. */
  statements: z.number().int().min(0),
  usedAt: z.iso.datetime().nullable(),
});
export type StatementLayout = z.infer<typeof statementLayout>;

/** `GET /api/admin/statement-layouts`: those that were used last first. */
export const statementLayoutList = list(statementLayout);

/** `PUT /api/admin/statement-layouts/{id}`: for the next file with this header. */
export const layoutInput = z.object({ columns });
export type LayoutInput = z.infer<typeof layoutInput>;
