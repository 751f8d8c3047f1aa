import { afterEach } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The report names what passed only at the second try. */
    retried?: boolean;
  }
}

afterEach(({ task }) => {
  if (task.result?.retryCount) task.meta.retried = true;
});
