/** A release that is not made live, and why. */
export type Refusal = { serial: number; reason: string; since: string };

export type Refusals = {
  /** Notes a refusal. Returns it when it is news: a new serial or a new reason. */
  add(serial: number, reason: string): Refusal | null;
  /** Whether a refused serial is due for another try (its files may have been repaired, or may still be arriving). */
  mayTry(serial: number): boolean;
  newest(above: number): Refusal | null;
  forgetUpTo(serial: number): void;
};

type Entry = Refusal & { tries: number; nextTry: number };

const LONGEST_PAUSE = 60_000;

/** Remembers refused releases; the pause before the next try doubles each time. */
export function createRefusals(retryAfter: number): Refusals {
  const entries = new Map<number, Entry>();
  return {
    add(serial, reason) {
      const before = entries.get(serial);
      const tries = (before?.tries ?? 0) + 1;
      const isNews = before?.reason !== reason;
      const since = isNews ? new Date().toISOString() : before.since;
      const nextTry = performance.now() + Math.min(retryAfter * 2 ** (tries - 1), LONGEST_PAUSE);
      entries.set(serial, { serial, reason, since, tries, nextTry });
      return isNews ? { serial, reason, since } : null;
    },
    mayTry: (serial) => performance.now() >= (entries.get(serial)?.nextTry ?? 0),
    newest(above) {
      const serial = Math.max(...[...entries.keys()].filter((key) => key > above));
      const entry = entries.get(serial);
      return entry ? { serial: entry.serial, reason: entry.reason, since: entry.since } : null;
    },
    forgetUpTo(serial) {
      for (const key of entries.keys()) if (key <= serial) entries.delete(key);
    },
  };
}
