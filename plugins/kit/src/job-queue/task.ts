import { container } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ZodType } from "zod";

/** What background work is made of: how one kind of job is done. Plugins register theirs as the process starts. */
export interface Task<Payload extends object = object> {
  /** Stable name, such as `send-mail`: jobs of it wait in the database while versions change. */
  name: string;
  /** What a job carries. One whose payload does not fit fails as if its work had. */
  payload: ZodType<Payload>;
  /** Does one job; throws when it has to be tried again. May be called twice for one job, when a process dies before the note of it. */
  run(payload: Payload, job: RunningJob): Promise<void>;
  /**
   * Of work that nobody asks for: it is done whenever this many seconds have passed, counted from the epoch, by one process. What
   * fails is done at its next turn. The payload is `{}`.
   */
  everySeconds?: number;
  /** Of which there may be a thousand at once: whatever else is due goes first. */
  bulk?: boolean;
  /** How long one attempt may take, in seconds; 170 unless given. Somebody else does the job ten seconds after that. */
  timeoutSeconds?: number;
  /** A statement that writes in the transaction that removes the job once it is done; `$1` is the job's id. */
  whenDone?: string;
}

export interface RunningJob {
  id: string;
  /** Including this one. */
  attempts: number;
}

const tasks = new Map<string, Task>();

/** Tells the processes that do background work how jobs of this task are done (`registrations/`). Telling again replaces what was told. */
export function registerTask<Payload extends object>(task: Task<Payload>): void {
  tasks.set(task.name, task);
}

export function registeredTasks(): Task[] {
  return [...tasks.values()];
}

/** What tasks resolve services from and run workflows in, once the application has started. */
export function applicationContainer(): MedusaContainer {
  return container as MedusaContainer;
}
