import type { DbOrTx } from '../../../kernel/db/database.ts';
import { brands, categories, shippingRates } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { keyOf } from '../support/keys.ts';
import type { KnownKeys } from './check-product.ts';

type Row = { id: number; slug: string | null; deletedAt: Date | null };

/** What products refer to, both ways. Removed rows are not referred to. */
type Keyed = { idOf(key: string | null): number | null; keyOf(id: number | null): string | null };

/** `shelf`: of its brand, its category and the one above; `above`: of the categories above those. */
export type ShelfNames = { shelf: LocalText[]; above: LocalText[] };

export type References = {
  categories: Keyed;
  brands: Keyed;
  shippingRates: Keyed;
  known: KnownKeys;
  /** Names of the brand and categories a product is found by. */
  shelfNames(brandId: number | null, categoryId: number | null): ShelfNames;
};

/** Loads everything products may refer to: some hundred rows. */
export async function loadReferences(db: DbOrTx): Promise<References> {
  const categoryRows = await db.select().from(categories);
  const brandRows = await db.select().from(brands);
  const rateRows = await db.select().from(shippingRates);
  const categoryById = new Map(categoryRows.map((row) => [row.id, row]));
  const brandById = new Map(brandRows.map((row) => [row.id, row]));
  return {
    categories: keyed('category', categoryRows),
    brands: keyed('brand', brandRows),
    shippingRates: keyed('rate', rateRows),
    known: {
      categories: keysOf('category', categoryRows),
      brands: keysOf('brand', brandRows),
      shippingRates: keysOf('rate', rateRows),
    },
    shelfNames(brandId, categoryId) {
      const names: LocalText[] = [];
      const brand = brandId === null ? undefined : brandById.get(brandId);
      const seen = new Set<number>();
      for (let id = categoryId; id !== null && !seen.has(id); ) {
        seen.add(id);
        const category = categoryById.get(id);
        if (category) names.push(category.name);
        id = category?.parentId ?? null;
      }
      return { shelf: [...(brand ? [brand.name] : []), ...names.slice(0, 2)], above: names.slice(2) };
    },
  };
}

function living(rows: readonly Row[]): Row[] {
  return rows.filter(({ deletedAt }) => deletedAt === null);
}

function keysOf(kind: string, rows: readonly Row[]): Set<string> {
  return new Set(living(rows).map((row) => keyOf(kind, row)));
}

function keyed(kind: string, rows: readonly Row[]): Keyed {
  const ids = new Map(living(rows).map((row) => [keyOf(kind, row), row.id]));
  const keys = new Map(living(rows).map((row) => [row.id, keyOf(kind, row)]));
  return {
    idOf: (key) => (key !== null ? (ids.get(key) ?? null) : null),
    keyOf: (id) => (id !== null ? (keys.get(id) ?? null) : null),
  };
}
