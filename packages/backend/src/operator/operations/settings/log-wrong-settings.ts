import { z } from 'zod';
import type { Db } from '../../../kernel/db/database.ts';
import { knownSettings } from './known-settings.ts';

type Log = { warn(details: object, message: string): void };

/**
 * Warns of stored settings that are not understood, each by its key: somebody wrote the table by hand, or an earlier version of the
 * shop took what this one does not.
 */
export async function logWrongSettings(db: Db, log: Log): Promise<void> {
  for (const { key, schema, fault, read } of knownSettings) {
    const stored = await read(db);
    if (stored === undefined || stored === null) continue;
    const parsed = schema.safeParse(stored);
    if (!parsed.success) {
      log.warn({ setting: key, fault: z.prettifyError(parsed.error) }, 'a setting cannot be read: its default counts');
      continue;
    }
    const found = fault(parsed.data);
    if (found !== null) log.warn({ setting: key, fault: found }, 'a setting is understood in part: the rest counts');
  }
}
