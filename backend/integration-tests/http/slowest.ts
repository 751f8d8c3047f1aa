/** The slowest of many answers, for a reader of the tests' output: times are told, and nothing is held against them. */
export class Slowest {
  private took = 0;
  private what = "nothing was asked";
  private count = 0;

  /** Waits for an answer, and remembers it when none took longer. */
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
