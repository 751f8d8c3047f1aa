declare module "pg-copy-streams" {
  import type { Readable, Writable } from "node:stream";
  import type { Submittable } from "pg";

  /** Reads what `COPY … TO STDOUT` gives. */
  export function to(statement: string): Readable & Submittable & { rowCount: number };
  /** Takes what `COPY … FROM STDIN` wants. */
  export function from(statement: string): Writable & Submittable & { rowCount: number };
}
