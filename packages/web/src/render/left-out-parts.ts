/** Parts whose code has blocked a thread: pages are made without them for a while, and their places left to the browser. */
export type LeftOutParts = {
  add(part: string): void;
  /** Names, sorted. */
  list(): readonly string[];
};

/** Remembers each part for so many milliseconds. */
export function createLeftOutParts(keepFor: number): LeftOutParts {
  const until = new Map<string, number>();
  return {
    add: (part) => void until.set(part, performance.now() + keepFor),
    list() {
      for (const [part, end] of until) if (end <= performance.now()) until.delete(part);
      return [...until.keys()].sort();
    },
  };
}
