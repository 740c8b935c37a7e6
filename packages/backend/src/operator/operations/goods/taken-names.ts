import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { goods, goodTexts } from '../../../kernel/db/schema/index.ts';
import { LANGUAGES, type Lang } from '../../../kernel/texts/languages.ts';
import type { Problem } from '../support/problems.ts';
import type { GoodSave } from './write-goods.ts';

/**
 * Names and slugs that another good has. Names are unique among living goods (`entities.md` 2.3), in each language; goods
 * that keep their name are not asked.
 */
export async function takenNames(tx: Tx, saves: readonly GoodSave[]): Promise<Problem[]> {
  const problems = await takenSlugs(tx, saves);
  for (const { code } of LANGUAGES) problems.push(...(await takenIn(tx, code, saves)));
  return problems;
}

async function takenIn(tx: Tx, lang: Lang, saves: readonly GoodSave[]): Promise<Problem[]> {
  const renamed = saves.filter(({ document, stored }) => document.name[lang] && isRenamed(document.name, stored, lang));
  const names = renamed.map(({ document }) => document.name[lang] ?? '');
  const rows =
    names.length === 0
      ? []
      : await tx
          .select({ key: goods.identification, name: goodTexts.name })
          .from(goodTexts)
          .innerJoin(goods, eq(goods.id, goodTexts.goodId))
          .where(and(eq(goodTexts.lang, lang), inArray(goodTexts.name, names), isNull(goods.deletedAt)));
  const own = saves.map(({ document }) => ({ key: document.key, value: document.name[lang] ?? '' }));
  const changedHere = new Set(own.map(({ key }) => key));
  const elsewhere = rows.filter(({ key }) => !changedHere.has(key)).map(({ key, name }) => ({ key, value: name }));
  return renamed.flatMap(({ document, index }) => {
    const name = document.name[lang] ?? '';
    return clash([...elsewhere, ...own], document.key, name, [index, 'name', lang]);
  });
}

function isRenamed(name: GoodSave['document']['name'], stored: GoodSave['stored'], lang: Lang): boolean {
  return !stored || stored.isDeleted || stored.document.name[lang] !== name[lang];
}

async function takenSlugs(tx: Tx, saves: readonly GoodSave[]): Promise<Problem[]> {
  const slugs = saves.flatMap(({ document }) => document.slug ?? []);
  if (slugs.length === 0) return [];
  const keys = saves.map(({ document }) => document.key);
  const rows = await tx
    .select({ key: goods.identification, value: goods.slug })
    .from(goods)
    .where(inArray(goods.slug, slugs));
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
