/** A task may hold the thread of a page for so long; what is drawn twice as slow as in a browser stays far below. */
const LONGEST_MS = 2_000;

const LOOK_MS = 10;

export type HeldThread = {
  /** What the longest task since the last question did to the page; nothing when it was short. */
  told(): string[];
};

/**
 * Notices tasks that hold the thread. They count in processor time, for on a crowded machine every task takes long by the clock.
 */
export function watchThread(): HeldThread {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before = used();
  let longest = 0;
  const look = () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  };
  setInterval(look, LOOK_MS).unref();
  return {
    told() {
      look();
      const held = longest;
      longest = 0;
      return held < LONGEST_MS ? [] : [`holds the page for ${Math.round(held)} ms`];
    },
  };
}
