import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { inBatches, insertRows } from '../../../kernel/db/insert-rows.ts';
import { productCodes, products, productVariants } from '../../../kernel/db/schema/index.ts';
import { receiveStock } from '../../../modules/catalogue/receive-stock.ts';
import { printedChoices } from '../support/as-printed.ts';
import { key, text } from '../support/fields.ts';
import type { Problem } from '../support/problems.ts';
import { choiceText } from './product-document.ts';

/** A card key, or a place on a web disk. `variant`: its choices in one language, `1 year;Family`. */
export const cardKeyDocument = z.strictObject({
  good: key(30),
  variant: text(400),
  name: text(255)
    .nullish()
    .transform((name) => name ?? null),
  code: text(255),
});
export type CardKeyDocument = z.output<typeof cardKeyDocument>;

type Variant = { id: number; productId: number; isFixed: boolean; codes: Set<string> };

export type AddedKeys = { added: number; known: number; problems: Problem[] };

/**
 * Adds card keys that are not there yet, sold or not. Where each piece takes a key of its own, the stock rises with them.
 * With problems nothing may be committed; paths begin with the place in the list.
 */
export async function addCardKeys(
  tx: Tx,
  keys: readonly CardKeyDocument[],
  { now, remark }: { now: Date; remark: string },
): Promise<AddedKeys> {
  const variants = await lockVariants(tx, [...new Set(keys.map(({ good: product }) => product))]);
  const problems: Problem[] = [];
  const fresh = new Map<Variant, CardKeyDocument[]>();
  for (const [index, one] of keys.entries()) {
    const variant = variants.get(one.good)?.get(printedChoices(one.variant));
    if (!variant)
      problems.push({ path: [index, ...missing(variants, one)], reason: `is no card-key ${reasonOf(variants, one)}` });
    else if (!variant.codes.has(markOf(one))) {
      variant.codes.add(markOf(one));
      fresh.set(variant, [...(fresh.get(variant) ?? []), one]);
    }
  }
  const added = [...fresh.values()].reduce((sum, some) => sum + some.length, 0);
  if (problems.length === 0) await write(tx, fresh, now, remark);
  return { added, known: keys.length - added - problems.length, problems };
}

const markOf = ({ name, code }: { name: string | null; code: string }) => JSON.stringify([name, code]);
const missing = (variants: Map<string, unknown>, { good: product }: CardKeyDocument) => [
  variants.has(product) ? 'variant' : 'good',
];
const reasonOf = (variants: Map<string, unknown>, { good: product, variant }: CardKeyDocument) =>
  variants.has(product) ? `variant of ${product}: ${variant}` : `good: ${product}`;

async function write(tx: Tx, fresh: Map<Variant, CardKeyDocument[]>, now: Date, remark: string): Promise<void> {
  const rows = [...fresh].flatMap(([variant, some]) =>
    some.map(({ name, code }) => ({ variantId: variant.id, name, code, createdAt: now, updatedAt: now })),
  );
  await insertRows(tx, productCodes, rows);
  for (const [{ id, productId, isFixed }, { length }] of [...fresh].toSorted(([one], [other]) => one.id - other.id)) {
    if (!isFixed) await receiveStock(tx, { productId, variantId: id, quantity: length, remark, at: now });
  }
}

/** Living variants of card-key products, held until the end, by key of the product and text of the choices in each language. */
async function lockVariants(tx: Tx, productKeys: readonly string[]): Promise<Map<string, Map<string, Variant>>> {
  const found = new Map<string, Map<string, Variant>>();
  for (const some of inBatches(productCodes, productKeys)) {
    const rows = await tx
      .select({
        sku: productVariants,
        key: products.key,
        type: products.type,
        deletedAt: products.deletedAt,
      })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .where(inArray(products.key, some))
      .orderBy(asc(productVariants.id))
      .for('no key update', { of: productVariants });
    const living = rows.filter(
      ({ sku: variant, type, deletedAt }) => variant.deletedAt === null && deletedAt === null && type === 'card-key',
    );
    const codes = await codesOf(
      tx,
      living.map(({ sku: variant }) => variant.id),
    );
    for (const { sku: variant, key } of living) {
      const entry = {
        id: variant.id,
        productId: variant.productId,
        isFixed: variant.isFixed,
        codes: codes.get(variant.id) ?? new Set(),
      };
      const ofProduct = found.get(key) ?? new Map<string, Variant>();
      for (const lang of ['en', 'zh'] as const)
        ofProduct.set(printedChoices(choiceText(variant.productSku, lang)), entry);
      found.set(key, ofProduct);
    }
  }
  return found;
}

async function codesOf(db: DbOrTx, variantIds: readonly number[]): Promise<Map<number, Set<string>>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(productCodes)
    .where(inArray(productCodes.variantId, [...variantIds]));
  const byVariant = Map.groupBy(rows, ({ variantId }) => variantId);
  return new Map([...byVariant].map(([variantId, some]) => [variantId, new Set(some.map(markOf))]));
}

/** Keys that were not handed out, of these products, in the order in which they will be. */
export async function loadCardKeys(db: DbOrTx, productIds: readonly number[]): Promise<CardKeyDocument[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ key: products.key, choices: productVariants.productSku, code: productCodes })
    .from(productCodes)
    .innerJoin(productVariants, eq(productVariants.id, productCodes.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(inArray(products.id, [...productIds]), isNull(productVariants.deletedAt), eq(productCodes.state, 'free')),
    )
    .orderBy(asc(products.key), asc(productVariants.sort), asc(productVariants.id), asc(productCodes.id));
  return rows.map(({ key, choices, code }) => ({
    good: key,
    variant: choiceText(choices, 'zh'),
    name: code.name,
    code: code.code,
  }));
}

/** Card keys from a text, a line each: `key` or `card number,key`. Empty lines are left out. */
export function readCardKeys(
  text: string,
  { good: product, variant }: { good: string; variant: string },
): CardKeyDocument[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [first = '', ...rest] = line.split(',');
    const code = rest.join(',').trim();
    return code === ''
      ? { good: product, variant, name: null, code: first }
      : { good: product, variant, name: first.trim(), code };
  });
}
