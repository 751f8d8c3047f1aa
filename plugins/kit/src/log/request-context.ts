import { AsyncLocalStorage } from "node:async_hooks";

/** What is known of the request that is being worked on, wherever in the process it is asked. */
export interface RequestContext {
  /** Named by the edge, or here for what comes past it. */
  readonly id: string;
  /** What the request's line in the log says beside the usual: the order it is about, for one. */
  readonly notes: Record<string, string | number>;
  /** Stacks of what failed for it: they are written with the request's line, and only when it was our fault (5xx). */
  readonly stacks: string[];
  /** Its line is written; what fails afterwards stands for itself. */
  ended?: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** The request that the running code works for; undefined in background work. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}

/** From here on, everything that this request sets off knows of it. */
export function enterRequest(context: RequestContext): void {
  contexts.enterWith(context);
}

/** Has the request's line in the log say more, such as `{ order: 17 }`; nothing happens outside a request. */
export function noteInLog(notes: RequestContext["notes"]): void {
  Object.assign(contexts.getStore()?.notes ?? {}, notes);
}
