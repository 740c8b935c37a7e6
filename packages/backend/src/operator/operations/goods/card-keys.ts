import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { inStatements, insertRows } from '../../../kernel/db/insert-rows.ts';
import { goodCodes, goodSkus, goods } from '../../../kernel/db/schema/index.ts';
import { receiveStock } from '../../../modules/catalogue/receive-stock.ts';
import { printedChoices } from '../support/as-printed.ts';
import { key, text } from '../support/fields.ts';
import type { Problem } from '../support/problems.ts';
import { choiceText } from './good-document.ts';

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

type Sku = { id: number; goodId: number; isFixed: number; codes: Set<string> };

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
  const skus = await lockSkus(tx, [...new Set(keys.map(({ good }) => good))]);
  const problems: Problem[] = [];
  const fresh = new Map<Sku, CardKeyDocument[]>();
  for (const [index, one] of keys.entries()) {
    const sku = skus.get(one.good)?.get(printedChoices(one.variant));
    if (!sku) problems.push({ path: [index, ...missing(skus, one)], reason: `is no card-key ${reasonOf(skus, one)}` });
    else if (!sku.codes.has(markOf(one))) {
      sku.codes.add(markOf(one));
      fresh.set(sku, [...(fresh.get(sku) ?? []), one]);
    }
  }
  const added = [...fresh.values()].reduce((sum, some) => sum + some.length, 0);
  if (problems.length === 0) await write(tx, fresh, now, remark);
  return { added, known: keys.length - added - problems.length, problems };
}

const markOf = ({ name, code }: { name: string | null; code: string }) => JSON.stringify([name, code]);
const missing = (skus: Map<string, unknown>, { good }: CardKeyDocument) => [skus.has(good) ? 'variant' : 'good'];
const reasonOf = (skus: Map<string, unknown>, { good, variant }: CardKeyDocument) =>
  skus.has(good) ? `variant of ${good}: ${variant}` : `good: ${good}`;

async function write(tx: Tx, fresh: Map<Sku, CardKeyDocument[]>, now: Date, remark: string): Promise<void> {
  const rows = [...fresh].flatMap(([sku, some]) =>
    some.map(({ name, code }) => ({ skuId: sku.id, name, code, createdAt: now, updatedAt: now })),
  );
  await insertRows(tx, goodCodes, rows);
  for (const [{ id, goodId, isFixed }, { length }] of [...fresh].toSorted(([one], [other]) => one.id - other.id)) {
    if (isFixed === 0) await receiveStock(tx, { goodId, skuId: id, pieces: length, remark, at: now });
  }
}

/** Living SKUs of card-key goods, held until the end, by key of the good and text of the choices in each language. */
async function lockSkus(tx: Tx, goodKeys: readonly string[]): Promise<Map<string, Map<string, Sku>>> {
  const found = new Map<string, Map<string, Sku>>();
  for (const some of inStatements(goodCodes, goodKeys)) {
    const rows = await tx
      .select({ sku: goodSkus, key: goods.identification, type: goods.type, deletedAt: goods.deletedAt })
      .from(goodSkus)
      .innerJoin(goods, eq(goods.id, goodSkus.goodId))
      .where(inArray(goods.identification, some))
      .orderBy(asc(goodSkus.id))
      .for('no key update', { of: goodSkus });
    const living = rows.filter(
      ({ sku, type, deletedAt }) => sku.deletedAt === null && deletedAt === null && type === 'card-key',
    );
    const codes = await codesOf(
      tx,
      living.map(({ sku }) => sku.id),
    );
    for (const { sku, key } of living) {
      const entry = { id: sku.id, goodId: sku.goodId, isFixed: sku.isFixed, codes: codes.get(sku.id) ?? new Set() };
      const ofGood = found.get(key) ?? new Map<string, Sku>();
      for (const lang of ['en', 'zh'] as const) ofGood.set(printedChoices(choiceText(sku.productSku, lang)), entry);
      found.set(key, ofGood);
    }
  }
  return found;
}

async function codesOf(db: DbOrTx, skuIds: readonly number[]): Promise<Map<number, Set<string>>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(goodCodes)
    .where(inArray(goodCodes.skuId, [...skuIds]));
  const bySku = Map.groupBy(rows, ({ skuId }) => skuId);
  return new Map([...bySku].map(([skuId, some]) => [skuId, new Set(some.map(markOf))]));
}

/** Keys that were not handed out, of these goods, in the order in which they will be. */
export async function loadCardKeys(db: DbOrTx, goodIds: readonly number[]): Promise<CardKeyDocument[]> {
  if (goodIds.length === 0) return [];
  const rows = await db
    .select({ key: goods.identification, choices: goodSkus.productSku, code: goodCodes })
    .from(goodCodes)
    .innerJoin(goodSkus, eq(goodSkus.id, goodCodes.skuId))
    .innerJoin(goods, eq(goods.id, goodSkus.goodId))
    .where(and(inArray(goods.id, [...goodIds]), isNull(goodSkus.deletedAt), eq(goodCodes.state, 'free')))
    .orderBy(asc(goods.identification), asc(goodSkus.sort), asc(goodSkus.id), asc(goodCodes.id));
  return rows.map(({ key, choices, code }) => ({
    good: key,
    variant: choiceText(choices, 'zh'),
    name: code.name,
    code: code.code,
  }));
}

/** Card keys from a text, a line each: `key` or `card number,key`. Empty lines are left out. */
export function readCardKeys(text: string, { good, variant }: { good: string; variant: string }): CardKeyDocument[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [first = '', ...rest] = line.split(',');
    const code = rest.join(',').trim();
    return code === '' ? { good, variant, name: null, code: first } : { good, variant, name: first.trim(), code };
  });
}
