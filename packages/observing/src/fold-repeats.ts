/** So many different things are counted at a time (deduplication); beyond it those before are written down early. */
const MAX_COUNTED = 10_000;
const WINDOW_MS = 60_000;

/** Things that repeat: the first of a minute is written at once, the others are counted and written as one when it is over. */
export type Folded<T> = { take(key: string, value: T): void; close(): void };

/** @param write gets each first one with `times` 1, and at the end of a minute how many more there were, with the last of them */
export function foldRepeats<T>(write: (value: T, times: number) => void): Folded<T> {
  const counted = new Map<string, { last: T; more: number }>();
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const { last, more } of counted.values()) if (more > 0) write(last, more);
    counted.clear();
  };
  return {
    take(key, value) {
      const known = counted.get(key);
      if (known) {
        known.last = value;
        known.more += 1;
        return;
      }
      if (counted.size >= MAX_COUNTED) flush();
      counted.set(key, { last: value, more: 0 });
      timer ??= setTimeout(flush, WINDOW_MS).unref();
      write(value, 1);
    },
    close: flush,
  };
}
