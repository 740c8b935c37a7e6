import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { searchSynonyms } from '../../../kernel/db/schema/index.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { keptRule, readSynonymRule, SynonymError } from '../../../modules/search/synonyms.ts';
import { Refused } from '../refused.ts';

export type Synonyms = { lang: Lang; rule: string };

/** Rules in one language or in all, as they were written, in that order. */
export async function listSynonyms(db: DbOrTx, lang?: Lang): Promise<Synonyms[]> {
  const rows = await db
    .select({ lang: searchSynonyms.lang, rule: searchSynonyms.rule })
    .from(searchSynonyms)
    .where(lang === undefined ? undefined : eq(searchSynonyms.lang, lang))
    .orderBy(asc(searchSynonyms.lang), asc(searchSynonyms.id));
  return rows as Synonyms[];
}

/** Rules of a file: one a line; empty lines and those that begin with `#` are for its readers. */
export function readSynonymFile(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Adds rules that are not there yet, all of them or none.
 *
 * @returns how many are new
 * @throws Refused for a rule that cannot be read, with the place of it
 */
export async function addSynonyms(tx: Tx, lang: Lang, rules: readonly string[]): Promise<number> {
  const written = rules.map((rule, at) => checked(rule, rules.length > 1 ? `Rule ${at + 1}: ` : ''));
  if (written.length === 0) return 0;
  const added = await tx
    .insert(searchSynonyms)
    .values(written.map((rule) => ({ lang, rule })))
    .onConflictDoNothing()
    .returning({ id: searchSynonyms.id });
  return added.length;
}

/** A rule as it is kept: one blank after each comma, around `=>`. */
function checked(rule: string, where: string): string {
  try {
    const { words, instead, beside } = readSynonymRule(rule);
    const [first, ...rest] = words;
    return instead ? `${first} ${beside ? '~>' : '=>'} ${rest.join(', ')}` : words.join(', ');
  } catch (error) {
    if (error instanceof SynonymError) throw new Refused(`${where}${error.message}`);
    throw error;
  }
}

/** Takes rules away: those that say exactly this, or, by one word, all that have it. @returns the rules that were taken away */
export async function removeSynonyms(tx: Tx, lang: Lang, text: string): Promise<string[]> {
  const wanted = text.trim();
  const rules = (await listSynonyms(tx, lang)).map(({ rule }) => rule);
  const gone = rules.filter((rule) => rule === wanted || keptRule(rule)?.words.includes(wanted));
  if (gone.length === 0) throw new Refused(`No rule is “${wanted}” or has this word (${lang}).`);
  await tx.delete(searchSynonyms).where(and(eq(searchSynonyms.lang, lang), inArray(searchSynonyms.rule, gone)));
  return gone;
}
