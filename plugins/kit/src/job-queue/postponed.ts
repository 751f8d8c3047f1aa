/** Thrown by a task that may not do its job yet: it is due again then, and this was no attempt. */
export class Postponed extends Error {
  constructor(readonly until: Date) {
    super(`Not before ${until.toISOString()}`);
  }
}
