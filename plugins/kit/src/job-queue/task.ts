import { container } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ZodType } from "zod";

/** A task: how one kind of background job is done. Plugins register their tasks at start-up. */
export interface Task<Payload extends object = object> {
  /** Stable name, such as `send-mail`: jobs with it stay in the database across versions. */
  name: string;
  /** Schema of a job's data. A job whose payload does not fit fails like any other. */
  payload: ZodType<Payload>;
  /**
   * Does one job; throws to have it retried, or `Postponed` where it is too early. May run twice for one job, when a process dies before it has recorded the
   * outcome.
   */
  run(payload: Payload, job: RunningJob): Promise<void>;
  /**
   * Makes this a scheduled task: run once per interval of this many seconds, counted from the epoch, by one process. A
   * failed run is repeated at the next interval. The payload is `{}`.
   */
  everySeconds?: number;
  /** For tasks with up to a thousand jobs at once: all other due jobs go first. */
  bulk?: boolean;
  /** For tasks that wait for a service of others: a runner of their own does them, so that other jobs do not wait for it. */
  apart?: boolean;
  /** Timeout of one attempt in seconds, default 170. Ten seconds later another process may claim the job. */
  timeoutSeconds?: number;
  /** A statement to run in the transaction that removes the finished job; `$1` is the job's id. */
  whenDone?: string;
}

export interface RunningJob {
  id: string;
  /** Including this one. */
  attempts: number;
}

const tasks = new Map<string, Task>();

/**
 * Registers a task for the processes that run background work (`registrations/`). A second registration replaces the
 * first.
 */
export function registerTask<Payload extends object>(task: Task<Payload>): void {
  tasks.set(task.name, task);
}

export function registeredTasks(): Task[] {
  return [...tasks.values()];
}

/** The container from which tasks resolve services and run workflows, once the application has started. */
export function applicationContainer(): MedusaContainer {
  return container as MedusaContainer;
}
