import { type RefusalCode, refusalCodeOf } from './release-refused.ts';

/** A release that is not made live, and why. */
export type Refusal = { serial: number; code: RefusalCode; reason: string; since: string };

export type Refusals = {
  /** Notes a refusal. Returns it when it is news: a new serial or a new reason. */
  add(serial: number, error: unknown): Refusal | null;
  /** Whether a refused serial is due for another try (its files may have been repaired, or may still be arriving). */
  mayTry(serial: number): boolean;
  newest(above: number): Refusal | null;
  forgetUpTo(serial: number): void;
  /** Forgets those whose document is gone. */
  keepOnly(serials: readonly number[]): void;
};

type Entry = Refusal & { tries: number; nextTry: number };

const LONGEST_PAUSE = 60_000;

/** Remembers refused releases; the pause before the next try doubles each time. */
export function createRefusals(retryAfter: number): Refusals {
  const entries = new Map<number, Entry>();
  return {
    add(serial, error) {
      const reason = error instanceof Error ? error.message : String(error);
      const code = refusalCodeOf(error);
      const before = entries.get(serial);
      const tries = (before?.tries ?? 0) + 1;
      const isNews = before?.reason !== reason;
      const since = isNews ? new Date().toISOString() : before.since;
      const nextTry = performance.now() + Math.min(retryAfter * 2 ** (tries - 1), LONGEST_PAUSE);
      entries.set(serial, { serial, code, reason, since, tries, nextTry });
      return isNews ? { serial, code, reason, since } : null;
    },
    mayTry: (serial) => performance.now() >= (entries.get(serial)?.nextTry ?? 0),
    newest(above) {
      const serial = Math.max(...[...entries.keys()].filter((key) => key > above));
      const entry = entries.get(serial);
      if (!entry) return null;
      const { code, reason, since } = entry;
      return { serial, code, reason, since };
    },
    forgetUpTo(serial) {
      for (const key of entries.keys()) if (key <= serial) entries.delete(key);
    },
    keepOnly(serials) {
      for (const key of entries.keys()) if (!serials.includes(key)) entries.delete(key);
    },
  };
}
