import { list, publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { statementColumns, statementHeader } from "./statement";

/** The columns of a header, as a person told them once. */
export const statementLayout = statementHeader.extend({
  id: publicId,
  /** How many statements were read by it, and when the last one was; null before the first. */
  statements: z.number().int().min(0),
  usedAt: z.iso.datetime().nullable(),
});
export type StatementLayout = z.infer<typeof statementLayout>;

/** `GET /api/admin/statement-layouts`: those that were used last first. */
export const statementLayoutList = list(statementLayout);

/** `PUT /api/admin/statement-layouts/{id}`: for the next file with this header. */
export const layoutInput = z.object({ columns: statementColumns });
export type LayoutInput = z.infer<typeof layoutInput>;
