import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import type { Db } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { readSetting, setting } from '../../kernel/settings/settings.ts';

/** "Longer than 5" is the shop's rule; a setting raises it. */
const SHORTEST_PASSWORD = 6;
export const shortestPassword = setting(
  'passwords.min_length',
  'characters a new password has at least, from 6 to 64',
  z.int().min(SHORTEST_PASSWORD).max(64),
  SHORTEST_PASSWORD,
);
const LONGEST_PASSWORD = 255;
const REFUSED_COMMON = 10_000;

/** The 10,000 most used ones that are long enough, in small letters (list of zxcvbn-ts, MIT, by frequency). */
const common = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST_PASSWORD).slice(0, REFUSED_COMMON),
);

type Entered = { password?: string | null | undefined; rPassword?: string | null | undefined };

/**
 * A new password and its repetition.
 * @param ownNumber the customer's phone number: everybody tries that first
 * @throws ShopError `password.…` when one is missing, too short, too long, they differ, or anybody would guess it
 */
export async function newPassword(db: Db, { password, rPassword }: Entered, ownNumber: string | null): Promise<string> {
  if (!password) throw refuse('password.missing');
  if (!rPassword) throw refuse('password.repeat_missing');
  const shortest = await readSetting(db, shortestPassword);
  if (password.length < shortest) throw refuse('password.short', { n: shortest - 1 });
  if (password.length > LONGEST_PASSWORD) throw refuse('password.long');
  if (password !== rPassword) throw refuse('password.differ');
  if (common.has(password.toLowerCase()) || password.trim() === ownNumber) throw refuse('password.common');
  return password;
}
