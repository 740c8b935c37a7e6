import { type SQL, sql } from 'drizzle-orm';

const HAN = String.raw`\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufad9\U00020000-\U000323af`;
const LATIN = String.raw`A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u1e00-\u1eff\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a`;

/**
 * The language of what somebody wrote, for a column the database derives itself, so that no way to write or change a text forgets it. As
 * `langOf` of `@jishi/part-kit/words-lang` finds it in browsers: one Chinese character makes a text Chinese; null where there is no letter
 * of either language.
 */
export const wordsLangOf = (column: string): SQL =>
  sql.raw(`case when ${column} ~ '[${HAN}]' then 'zh' when ${column} ~ '[${LATIN}]' then 'en' end`);
