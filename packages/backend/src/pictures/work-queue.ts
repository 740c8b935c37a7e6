/** Runs at most `limit` jobs at a time, first come first served; the rest wait. */
export type WorkQueue = {
  run<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Resolves when no job runs or waits. */
  idle(): Promise<void>;
};

export function createWorkQueue(limit: number): WorkQueue {
  let active = 0;
  const waiting: (() => void)[] = [];
  let watchers: (() => void)[] = [];

  const finish = () => {
    const next = waiting.shift();
    if (next) return next(); // hands its place over, so nobody slips in between
    active -= 1;
    if (active > 0) return;
    const told = watchers;
    watchers = [];
    for (const tell of told) tell();
  };

  return {
    async run(job) {
      if (active < limit) {
        active += 1;
      } else {
        const turn = Promise.withResolvers<void>();
        waiting.push(turn.resolve);
        await turn.promise;
      }
      try {
        return await job();
      } finally {
        finish();
      }
    },
    async idle() {
      if (active === 0) return;
      const turn = Promise.withResolvers<void>();
      watchers.push(turn.resolve);
      await turn.promise;
    },
  };
}
