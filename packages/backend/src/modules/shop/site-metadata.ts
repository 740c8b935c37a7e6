import { z } from 'zod';
import type { DbOrTx } from '../../db/database.ts';
import { readSetting } from '../../settings.ts';
import { type Lang, pickText } from '../../texts/languages.ts';

/** A text, or a list of words, in each language. */
export const metaTextSetting = z.strictObject({ zh: z.string(), en: z.string() });
export const metaWordsSetting = z.strictObject({ zh: z.array(z.string()), en: z.array(z.string()) });

/** What the shop is to search engines until somebody says otherwise. */
export const defaultMetadata = {
  description: {
    zh: '面向跨境电商平台卖家的合规标签与营收分析工具，更多平台正在接入。',
    en: 'A compliance-label and revenue-analysis tool for sellers on a cross-border marketplace, with more platforms planned.',
  },
  keywords: {
    zh: ['合规标签', '营收分析', '跨境电商', '卖家工具'],
    en: ['compliance labels', 'revenue analysis', 'cross-border marketplace', 'seller tools'],
  },
  author: { zh: '集市', en: 'Jishi' },
};

export const siteMetadataSchema = z.object({ description: z.string(), keywords: z.string(), author: z.string() });

/** Description, keywords and author of pages that have none of their own. */
export async function readSiteMetadata(db: DbOrTx, lang: Lang): Promise<z.infer<typeof siteMetadataSchema>> {
  const [description, keywords, author] = await Promise.all([
    readSetting(db, 'site_metadata.description', metaTextSetting, defaultMetadata.description),
    readSetting(db, 'site_metadata.keywords', metaWordsSetting, defaultMetadata.keywords),
    readSetting(db, 'site_metadata.author', metaTextSetting, defaultMetadata.author),
  ]);
  const words = keywords[lang === 'en' ? 'en' : 'zh'];
  return { description: pickText(description, lang), keywords: words.join(','), author: pickText(author, lang) };
}
