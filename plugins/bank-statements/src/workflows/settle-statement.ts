import { defineWrite } from "@zakh/kit/database/define-write";
import { returnOrders } from "../settling/return-orders";
import { settleStatement } from "../settling/settle-lines";

interface KeptStatement {
  /** Medusa's id. */
  id: string;
}

/**
 * Notes money that a statement's outgoing rows return to customers, and settles its lines that are certain. Each order and each line is
 * done for itself, and stays so.
 */
export const settleStatementWorkflow = defineWrite(
  "settle-bank-statement",
  async ({ id }: KeptStatement, { container }) => {
    await returnOrders(container);
    await settleStatement(container, id);
    return { id };
  },
);
