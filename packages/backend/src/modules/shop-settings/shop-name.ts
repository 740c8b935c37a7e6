import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { readSetting, setting } from '../../kernel/settings/settings.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { nameSetting, settingText, textSetting } from './setting-shapes.ts';

export const shopName = setting(
  'shop.name',
  'name of the shop on pages, in mails, text messages and passkeys: a text, or one per language',
  nameSetting,
  { zh: '集市', en: 'Jishi' },
);
export const shopSign = setting(
  'shop.sign',
  'second line beside the mark: a text, or one per language; empty for none',
  textSetting,
  'Jishi Market',
);
export const shopSlogan = setting(
  'shop.slogan',
  'what the shop says of itself in a few words, in the title of its home page: a text, or one per language',
  textSetting,
  { zh: '热热闹闹，实实在在', en: 'Lively stalls, honest goods' },
);
export const shopSince = setting(
  'shop.since',
  'the first year the line of copyright names; null: only this year',
  z.int().min(1900).max(2100).nullable(),
  null,
);

/** The shop's name in a language. */
export async function readShopName(db: DbOrTx, lang: Lang): Promise<string> {
  return settingText(await readSetting(db, shopName), lang) ?? '';
}
