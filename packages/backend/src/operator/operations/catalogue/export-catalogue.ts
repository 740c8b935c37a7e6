import { asc, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { products } from '../../../kernel/db/schema/index.ts';
import { writeBrand } from '../brands/brand-document.ts';
import { loadBrands } from '../brands/save-brands.ts';
import { writeCategory } from '../categories/category-document.ts';
import { loadCategoryDocuments } from '../categories/save-categories.ts';
import { writeCourier } from '../couriers/courier-document.ts';
import { loadCourierDocuments } from '../couriers/save-couriers.ts';
import { type CardKeyDocument, loadCardKeys } from '../products/card-keys.ts';
import { loadProductDocuments } from '../products/load-products.ts';
import { productKeysOf } from '../products/product-reference.ts';
import { loadReferences } from '../products/references.ts';
import { type WrittenProduct, writeProduct } from '../products/write-product.ts';
import { writeRate } from '../shipping-rates/rate-document.ts';
import { loadRates } from '../shipping-rates/save-rates.ts';
import type { Stored } from '../support/plan-saves.ts';

const PORTION = 400;

/** A catalogue as files carry it: amounts in cents, times ISO 8601, everything in the order of the keys. */
export type Catalogue = {
  brands: ReturnType<typeof writeBrand>[];
  categories: ReturnType<typeof writeCategory>[];
  shippingRates: ReturnType<typeof writeRate>[];
  couriers: ReturnType<typeof writeCourier>[];
  goods: WrittenProduct[];
  cardKeys: CardKeyDocument[];
};

/**
 * Everything that is sold, what it refers to and who carries it; equal shops give equal exports. `withCardKeys`: with the card keys that were
 * not handed out, which are worth money.
 */
export async function exportCatalogue(db: DbOrTx, options: { withCardKeys: boolean }): Promise<Catalogue> {
  const references = await loadReferences(db);
  const catalogue: Catalogue = {
    brands: written(await loadBrands(db), writeBrand),
    categories: written(await loadCategoryDocuments(db), writeCategory),
    shippingRates: written(await loadRates(db), writeRate),
    couriers: written(await loadCourierDocuments(db), writeCourier),
    goods: [],
    cardKeys: [],
  };
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.id));
  for (let start = 0; start < rows.length; start += PORTION) {
    const ids = rows.slice(start, start + PORTION).map(({ id }) => id);
    const documents = await loadProductDocuments(db, ids, references);
    catalogue.goods.push(...documents.map(({ document }) => writeProduct(document)));
    if (options.withCardKeys) catalogue.cardKeys.push(...(await loadCardKeys(db, ids)));
  }
  catalogue.goods.sort((one, other) => compare(one.key, other.key));
  catalogue.cardKeys.sort((one, other) => compare(one.good, other.good));
  return catalogue;
}

/** Products of these keys or numbers as documents, in the order asked for; unknown ones are left out. */
export async function exportProducts(db: DbOrTx, wanted: readonly string[]): Promise<WrittenProduct[]> {
  if (wanted.length === 0) return [];
  const keys = await productKeysOf(db, wanted);
  const rows = await db.select({ id: products.id }).from(products).where(inArray(products.key, keys));
  const references = await loadReferences(db);
  const documents = await loadProductDocuments(
    db,
    rows.map(({ id }) => id),
    references,
  );
  const living = documents.filter(({ isDeleted }) => !isDeleted).map(({ document }) => writeProduct(document));
  return keys.flatMap((key) => living.find((product) => product.key === key) ?? []);
}

function written<Document extends { key: string }, Written>(
  stored: ReadonlyMap<string, Stored<Document>>,
  write: (document: Document) => Written,
): Written[] {
  return [...stored.values()]
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ document }) => document)
    .sort((one, other) => compare(one.key, other.key))
    .map(write);
}

/** By code points: the same everywhere, whatever the language of the machine. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
