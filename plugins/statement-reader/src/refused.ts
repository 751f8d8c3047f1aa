import type { Refusal, RefusalCode, UnknownColumns } from "./statement";

/** Thrown where a file turns out to be unreadable; whoever reads it answers with `refusal`. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: RefusalCode, unknown?: UnknownColumns) {
    super(code);
    this.refusal = unknown ? { refused: code, unknown } : { refused: code };
  }
}
