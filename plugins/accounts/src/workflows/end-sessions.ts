import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { type EndSessions, endSessions } from "./session-rows";

/** Signs an account out everywhere, on one half or both (ruling 17). */
export const endSessionsWorkflow = defineWrite("end-sessions-of-account", (input: EndSessions) =>
  inTransaction(shopPool(), (client) => endSessions(client, input)),
);
