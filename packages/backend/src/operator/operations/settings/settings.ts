import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { configs } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { type KnownSetting, knownSettings } from './known-settings.ts';

/** A setting as it is. `isSet`: not the default. `isRead`: this version of the shop acts on it. */
export type SettingNow = { key: string; value: unknown; isSet: boolean; isRead: boolean; about: string };

/** Secrets the shop made for itself. */
const HIDDEN = ['sandbox.keys'];

/** Settings that take effect, then what else is stored. */
export async function listSettings(db: Db): Promise<SettingNow[]> {
  const known = await Promise.all(knownSettings.map((setting) => describe(db, setting)));
  const rows = await db.select().from(configs).orderBy(asc(configs.key));
  const others = rows
    .filter(({ key }) => !HIDDEN.includes(key) && !knownSettings.some((setting) => setting.key === key))
    .map(({ key, value }) => ({
      key,
      value,
      isSet: true,
      isRead: false,
      about: 'has no effect: this version of the shop knows no such setting',
    }));
  return [...known, ...others];
}

/** @throws Refused for one that is neither known nor stored */
export async function getSetting(db: Db, key: string): Promise<SettingNow> {
  const setting = (await listSettings(db)).find((each) => each.key === key);
  if (setting) return setting;
  throw unknown(key);
}

/**
 * Changes a setting; null sets it back to its default.
 * @throws Refused for one that is not known, or a value it cannot have
 */
export async function setSetting(tx: Tx, key: string, value: unknown): Promise<SettingNow> {
  const known = knownSettings.find((setting) => setting.key === key);
  if (!known) throw unknown(key);
  const parsed = value === null ? { success: true as const, data: null } : known.schema.safeParse(value);
  if (!parsed.success) throw new Refused(`${key} cannot be that: ${z.prettifyError(parsed.error)}`);
  const fault = parsed.data === null ? null : known.fault(parsed.data);
  if (fault !== null) throw new Refused(`${key} cannot be that: ${fault}`);
  await known.write(tx, parsed.data);
  return describe(tx, known);
}

async function describe(db: DbOrTx, { key, about, schema, fallback, read }: KnownSetting): Promise<SettingNow> {
  const parsed = schema.safeParse(await read(db));
  return { key, value: parsed.success ? parsed.data : fallback, isSet: parsed.success, isRead: true, about };
}

function unknown(key: string): Refused {
  return new Refused(`There is no setting "${key}". Known: ${knownSettings.map((setting) => setting.key).join(', ')}.`);
}
