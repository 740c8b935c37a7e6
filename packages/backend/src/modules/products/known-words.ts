import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import { readSetting, setting } from '../../kernel/settings/settings.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { likeness } from '../search/likeness.ts';
import { onShelf } from './product-filter.ts';

/** Words to search for: what sells, and what is written nearly like a text. */
export type KnownWords = { popular: string[]; near: string[] };

/** Best-selling products whose keywords are known words. */
const LOOKED_THROUGH = 1000;

/** Of so many letters a typed text is compared; longer ones are no misspelt word. */
const LONGEST = 40;

/** Less alike than this is another word. */
const ALIKE = 0.5;

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();

const words = z.array(z.string().trim().min(1).max(20)).max(20);

export const hotWords = setting(
  'search.hot_words',
  'words the search box offers first, per language; those under which most was sold follow',
  z.strictObject({ zh: words.optional(), en: words.optional() }),
  {},
);

/** The words of the shop in a language, and those that `text` may have been meant to be. */
export async function knownWords(db: DbOrTx, text: string, lang: Lang, limit: number): Promise<KnownWords> {
  const rows = await db
    .select({ keywords: productTexts.keywords, sales: products.sales })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(onShelf(lang))
    .orderBy(desc(products.sales), products.id)
    .limit(LOOKED_THROUGH);
  const sold = soldByWord(rows);
  const hot = (await readSetting(db, hotWords))[lang] ?? [];
  return {
    popular: [...new Set([...hot, ...sold.keys()])].slice(0, limit),
    near: nearWords([...sold.keys()], text).slice(0, limit),
  };
}

/** How much was sold under each word, best sold first. A product counts for the word it is named by first. */
export function soldByWord(rows: readonly { keywords: string | null; sales: number }[]): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { keywords, sales } of rows) {
    const words = new Set((keywords ?? '').split(',').map((word) => word.trim()));
    words.delete('');
    for (const [place, word] of [...words].entries()) {
      sold.set(word, (sold.get(word) ?? 0) + (place === 0 ? sales : 0));
    }
  }
  return new Map([...sold].sort(([, one], [, other]) => other - one));
}

/** Words that are written nearly like the text, the most alike first; the text itself is none of them. */
export function nearWords(words: readonly string[], text: string): string[] {
  const typed = fold(text);
  if (typed === '' || typed.length > LONGEST) return [];
  return words
    .map((word) => ({ word, alike: likeness(fold(word), typed) }))
    .filter(({ alike }) => alike >= ALIKE && alike < 1)
    .sort((one, other) => other.alike - one.alike)
    .map(({ word }) => word);
}
