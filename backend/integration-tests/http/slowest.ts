/** Records the slowest of many answers for the test's output; nothing is asserted. */
export class Slowest {
  private took = 0;
  private what = "nothing was asked";
  private count = 0;

  /** Awaits an answer, and records it when it is the slowest. */
  async of<T>(what: string, answer: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await answer;
    } finally {
      const took = performance.now() - began;
      this.count += 1;
      if (took > this.took) [this.took, this.what] = [took, what];
    }
  }

  tell(): void {
    console.info(`The slowest of ${this.count} answers took ${Math.round(this.took)} ms: ${this.what}`);
  }
}
