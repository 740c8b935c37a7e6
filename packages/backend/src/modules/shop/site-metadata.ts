import { z } from 'zod';
import type { Config } from '../../kernel/config/config.ts';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { readSettings, setting } from '../../kernel/settings/settings.ts';
import { type Lang, pickText } from '../../kernel/texts/languages.ts';
import { settingText } from '../shop-settings/setting-shapes.ts';
import { shopName, shopSign, shopSince, shopSlogan } from '../shop-settings/shop-name.ts';
import { festivalAt, festivalSetting, festivals } from './festival.ts';

/** A text, or a list of words, in each language. */
const metaText = z.strictObject({ zh: z.string(), en: z.string() });
const metaWords = z.strictObject({ zh: z.array(z.string()), en: z.array(z.string()) });

/** What the shop is to search engines until somebody says otherwise. */
export const siteDescription = setting(
  'site_metadata.description',
  'what search engines read of pages without a description, per language',
  metaText,
  {
    zh: '面向跨境电商平台卖家的合规标签与营收分析工具，更多平台正在接入。',
    en: 'A compliance-label and revenue-analysis tool for sellers on a cross-border marketplace, with more platforms planned.',
  },
);
export const siteKeywords = setting(
  'site_metadata.keywords',
  'keywords of pages without any: a list per language',
  metaWords,
  {
    zh: ['合规标签', '营收分析', '跨境电商', '卖家工具'],
    en: ['compliance labels', 'revenue analysis', 'cross-border marketplace', 'seller tools'],
  },
);
export const siteAuthor = setting('site_metadata.author', 'who pages name as author, per language', metaText, {
  zh: '集市',
  en: 'Jishi',
});

export const siteMetadataSchema = z.object({
  description: z.string(),
  keywords: z.string(),
  author: z.string(),
  name: z.string(),
  sign: z.string().nullable(),
  slogan: z.string().nullable(),
  since: z.int().nullable().meta({ description: 'first year of the line of copyright' }),
  festival: z
    .string()
    .nullable()
    .meta({ description: `what the shop has hung out its lanterns for: ${festivals.join(', ')}` }),
});

/** Description, keywords and author of pages that have none of their own, and how the shop calls itself. */
export async function readSiteMetadata(
  db: DbOrTx,
  { timeZone }: Pick<Config, 'timeZone'>,
  now: Date,
  lang: Lang,
): Promise<z.infer<typeof siteMetadataSchema>> {
  const { description, keywords, author, name, sign, slogan, since, festival } = await readSettings(db, {
    description: siteDescription,
    keywords: siteKeywords,
    author: siteAuthor,
    name: shopName,
    sign: shopSign,
    slogan: shopSlogan,
    since: shopSince,
    festival: festivalSetting,
  });
  const words = keywords[lang === 'en' ? 'en' : 'zh'];
  return {
    description: pickText(description, lang),
    keywords: words.join(','),
    author: pickText(author, lang),
    name: settingText(name, lang) ?? '',
    sign: settingText(sign, lang),
    slogan: settingText(slogan, lang),
    since,
    festival: festivalAt(festival, now, timeZone),
  };
}
