import { partOf } from './named-part.ts';
import { type RefusalCode, refusalCodeOf } from './release-refused.ts';

/** A release that is not made live, and why. `part`: the one it is about; `null` when it is the document. */
export type Refusal = { serial: number; code: RefusalCode; part: string | null; reason: string; since: string };

export type Refusals = {
  /** Records a refusal. Returns it when it is new: another serial or another reason. */
  add(serial: number, error: unknown): Refusal | null;
  /** Whether a refused serial is due for a retry (its files may have been repaired, or may still be arriving). */
  isDue(serial: number): boolean;
  /** Newest first. */
  all(above: number): Refusal[];
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
      const refusal = { serial, code, part: partOf(reason), reason, since };
      entries.set(serial, { ...refusal, attempts, nextAttempt });
      return isNew ? refusal : null;
    },
    isDue: (serial) => performance.now() >= (entries.get(serial)?.nextAttempt ?? 0),
    all: (above) =>
      [...entries.values()]
        .filter(({ serial }) => serial > above)
        .sort((one, other) => other.serial - one.serial)
        .map(({ serial, code, part, reason, since }) => ({ serial, code, part, reason, since })),
    forgetUpTo(serial) {
      for (const key of entries.keys()) if (key <= serial) entries.delete(key);
    },
    retainOnly(serials) {
      for (const key of entries.keys()) if (!serials.includes(key)) entries.delete(key);
    },
  };
}
