import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Lang } from '../texts/languages.ts';

/** Puts rows behind all others whose words are known to be in another language; a text without letters is nobody's. Nothing without a language. */
export const otherLangLast = (wordsLang: AnyColumn, lang: Lang | undefined): SQL[] =>
  lang === undefined ? [] : [sql`(${wordsLang} <> ${lang}) is true`];
