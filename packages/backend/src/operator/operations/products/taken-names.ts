import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { products, productTexts } from '../../../kernel/db/schema/index.ts';
import { LANGUAGES, type Lang } from '../../../kernel/texts/languages.ts';
import type { Problem } from '../support/problems.ts';
import type { ProductSave } from './write-products.ts';

/**
 * Names and slugs that another product has. Names are unique among living products, in each language; products
 * that keep their name are not asked.
 */
export async function takenNames(tx: Tx, saves: readonly ProductSave[]): Promise<Problem[]> {
  const problems = await takenSlugs(tx, saves);
  for (const { code } of LANGUAGES) problems.push(...(await takenIn(tx, code, saves)));
  return problems;
}

async function takenIn(tx: Tx, lang: Lang, saves: readonly ProductSave[]): Promise<Problem[]> {
  const renamed = saves.filter(({ document, stored }) => document.name[lang] && isRenamed(document.name, stored, lang));
  const names = renamed.map(({ document }) => document.name[lang] ?? '');
  const rows =
    names.length === 0
      ? []
      : await tx
          .select({ key: products.key, name: productTexts.name })
          .from(productTexts)
          .innerJoin(products, eq(products.id, productTexts.productId))
          .where(and(eq(productTexts.lang, lang), inArray(productTexts.name, names), isNull(products.deletedAt)));
  const own = saves.map(({ document }) => ({ key: document.key, value: document.name[lang] ?? '' }));
  const changedHere = new Set(own.map(({ key }) => key));
  const elsewhere = rows.filter(({ key }) => !changedHere.has(key)).map(({ key, name }) => ({ key, value: name }));
  return renamed.flatMap(({ document, index }) => {
    const name = document.name[lang] ?? '';
    return clash([...elsewhere, ...own], document.key, name, [index, 'name', lang]);
  });
}

function isRenamed(name: ProductSave['document']['name'], stored: ProductSave['stored'], lang: Lang): boolean {
  return !stored || stored.isDeleted || stored.document.name[lang] !== name[lang];
}

async function takenSlugs(tx: Tx, saves: readonly ProductSave[]): Promise<Problem[]> {
  const slugs = saves.flatMap(({ document }) => document.slug ?? []);
  if (slugs.length === 0) return [];
  const keys = saves.map(({ document }) => document.key);
  const rows = await tx
    .select({ key: products.key, value: products.slug })
    .from(products)
    .where(inArray(products.slug, slugs));
  const own = saves.map(({ document }) => ({ key: document.key, value: document.slug }));
  const others = rows.filter(({ key }) => !keys.includes(key));
  return saves.flatMap(({ document, index }) =>
    document.slug === null ? [] : clash([...others, ...own], document.key, document.slug, [index, 'slug']),
  );
}

function clash(
  all: readonly { key: string; value: string | null }[],
  key: string,
  value: string,
  path: Problem['path'],
): Problem[] {
  const other = all.find((one) => one.value === value && one.key !== key);
  return other ? [{ path, reason: `is the one of ${other.key}: ${value}` }] : [];
}
