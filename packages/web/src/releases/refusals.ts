import { type RefusalCode, refusalCodeOf } from './release-refused.ts';

/** A release that is not made live, and why. */
export type Refusal = { serial: number; code: RefusalCode; reason: string; since: string };

export type Refusals = {
  /** Records a refusal. Returns it when it is new: another serial or another reason. */
  add(serial: number, error: unknown): Refusal | null;
  /** Whether a refused serial is due for a retry (its files may have been repaired, or may still be arriving). */
  isDue(serial: number): boolean;
  newest(above: number): Refusal | null;
  forgetUpTo(serial: number): void;
  /** Forgets those whose document is gone. */
  retainOnly(serials: readonly number[]): void;
};

type Entry = Refusal & { attempts: number; nextAttempt: number };

const MAX_BACKOFF = 60_000;

/** Records refused releases; they are retried with exponential backoff. */
export function createRefusals(retryAfter: number): Refusals {
  const entries = new Map<number, Entry>();
  return {
    add(serial, error) {
      const reason = error instanceof Error ? error.message : String(error);
      const code = refusalCodeOf(error);
      const before = entries.get(serial);
      const attempts = (before?.attempts ?? 0) + 1;
      const isNew = before?.reason !== reason;
      const since = isNew ? new Date().toISOString() : before.since;
      const nextAttempt = performance.now() + Math.min(retryAfter * 2 ** (attempts - 1), MAX_BACKOFF);
      entries.set(serial, { serial, code, reason, since, attempts, nextAttempt });
      return isNew ? { serial, code, reason, since } : null;
    },
    isDue: (serial) => performance.now() >= (entries.get(serial)?.nextAttempt ?? 0),
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
    retainOnly(serials) {
      for (const key of entries.keys()) if (!serials.includes(key)) entries.delete(key);
    },
  };
}
