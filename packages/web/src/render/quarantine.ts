/** Addresses that were being rendered when a worker was lost: in quarantine, or blocked. */
export type Quarantine = {
  /** A worker was lost while this page was open: it is rendered apart until it has ended well once. */
  add(url: string): void;
  /** The page ended well. */
  release(url: string): void;
  /** A second worker was lost on this page alone. */
  block(url: string): void;
  has(url: string): boolean;
  isBlocked(url: string): boolean;
};

const MAX = 1_000;

/** Remembers quarantined and blocked addresses for a while, and only so many. */
export function createQuarantine(keepFor: number): Quarantine {
  const quarantined = new Map<string, number>();
  const blocklist = new Map<string, number>();
  const add = (map: Map<string, number>, url: string): void => {
    map.delete(url);
    map.set(url, performance.now() + keepFor);
    const oldest = map.keys().next();
    if (map.size > MAX && !oldest.done) map.delete(oldest.value);
  };
  const has = (map: Map<string, number>, url: string): boolean => {
    const until = map.get(url);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    map.delete(url);
    return false;
  };
  return {
    add: (url) => add(quarantined, url),
    release: (url) => void quarantined.delete(url),
    block: (url) => {
      quarantined.delete(url);
      add(blocklist, url);
    },
    has: (url) => has(quarantined, url),
    isBlocked: (url) => has(blocklist, url),
  };
}
