/** Runs work a few at a time, in the order in which it came. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param width how much may run at once; the rest waits, so that pictures never take the whole machine */
export const createWorkQueue = (width: number): WorkQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work) => {
      if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place goes straight to the next in line, so nobody who comes now can take it first.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
};
