import type { FileRefusal, TableReader } from "@zakh/fulfilment/parcels/table-reader";
import type { RefusalCode } from "@zakh/statement-reader";
import { sharedReader } from "../import/shared-reader";

const REFUSALS: Partial<Record<RefusalCode, FileRefusal>> = {
  too_large: "too_large",
  too_many_rows: "too_large",
  too_slow: "too_large",
  password_needed: "locked",
  password_wrong: "locked",
  busy: "busy",
};

/** Lends fulfilment the reader of files, for those of couriers. */
export const tableReader: TableReader = async (file) => {
  const read = await sharedReader().readTables(file);
  return "tables" in read ? read : { refused: REFUSALS[read.refused] ?? "unreadable" };
};
