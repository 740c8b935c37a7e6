/** Addresses that were being rendered when a worker was lost. */
export type Suspects = {
  /** A worker was lost while this page was open: it is rendered apart until it has ended well once. */
  suspect(url: string): void;
  /** The page ended well. */
  clear(url: string): void;
  /** A second worker was lost on this page alone. */
  block(url: string): void;
  isSuspect(url: string): boolean;
  isBlocked(url: string): boolean;
};

const MOST = 1_000;

/** Remembers suspects and blocked addresses for a while, and only so many. */
export function createSuspects(keepFor: number): Suspects {
  const suspected = new Map<string, number>();
  const blocked = new Map<string, number>();
  const add = (map: Map<string, number>, url: string): void => {
    map.delete(url);
    map.set(url, performance.now() + keepFor);
    const oldest = map.keys().next();
    if (map.size > MOST && !oldest.done) map.delete(oldest.value);
  };
  const has = (map: Map<string, number>, url: string): boolean => {
    const until = map.get(url);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    map.delete(url);
    return false;
  };
  return {
    suspect: (url) => add(suspected, url),
    clear: (url) => void suspected.delete(url),
    block: (url) => {
      suspected.delete(url);
      add(blocked, url);
    },
    isSuspect: (url) => has(suspected, url),
    isBlocked: (url) => has(blocked, url),
  };
}
