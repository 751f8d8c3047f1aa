/** Lets at most `most` works run at once; the others wait for their turn, first come, first served. */
export function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn goes to the next one as it is, so that nobody who comes in between takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
