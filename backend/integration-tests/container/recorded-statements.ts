import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

export interface Statement {
  text: string;
  values: unknown[];
}

const recording = new AsyncLocalStorage<{ statements: Statement[]; open: boolean }>();
const Client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
const sendQuery = Client.query;

Client.query = function query(this: unknown, ...given: unknown[]) {
  const current = recording.getStore();
  const [first, second] = given;
  if (current?.open) {
    const config = typeof first === "string" ? { text: first } : (first as Partial<Statement>);
    const values = config.values ?? (Array.isArray(second) ? second : []);
    if (config.text) current.statements.push({ text: config.text, values });
  }
  return sendQuery.apply(this, given);
};

/**
 * The SQL statements that `work` sends until it resolves, by any module; without those of background work that it
 * started.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const current = { statements: [] as Statement[], open: true };
  await recording.run(current, work);
  current.open = false;
  return current.statements;
}
