import { defineWrite } from "@zakh/kit/database/define-write";
import { settlePending } from "../settling/settle-pending";

/** Settles a line that its import found certain. Throws as `settlePending`. */
export const settlePendingLineWorkflow = defineWrite(
  "settle-pending-statement-line",
  async ({ line }: { line: number }, writing) => {
    await settlePending(writing, line);
    return { line };
  },
);
