import { AsyncLocalStorage } from "node:async_hooks";

/** What is known about the current request, available anywhere in the process. */
export interface RequestContext {
  /** Set by the edge, or here for requests that bypass it. */
  readonly id: string;
  /** Additional fields of the request's log line, such as the order's number. */
  readonly notes: Record<string, string | number>;
  /** Stacks of errors during the request. They are logged with the request's line, and only for 5xx. */
  readonly stacks: string[];
  /** The request's line has been written; later errors are logged on their own. */
  ended?: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** The request that the running code serves; undefined in background work. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}

/** Sets the context for everything that this request calls from here on. */
export function enterRequest(context: RequestContext): void {
  contexts.enterWith(context);
}

/** Adds fields to the request's log line, such as `{ order: 17 }`; does nothing outside a request. */
export function addLogFields(notes: RequestContext["notes"]): void {
  Object.assign(contexts.getStore()?.notes ?? {}, notes);
}
