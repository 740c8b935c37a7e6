import { type OwnProduct, operator, ownProduct } from './operator.ts';

const MINUTE = 60_000;

type Wanted = { word: string; pieces?: number; beginsIn: number; lasts?: number; nameEn?: string };

/** A flash sale at 3.00 of a product no other test sells; times in minutes, `beginsIn` below 0: it is running. */
export async function ownSale({ word, pieces = 5, beginsIn, lasts = 60, nameEn }: Wanted): Promise<OwnProduct> {
  const product = await ownProduct(word, { price: '5', stock: 50, ...(nameEn ? { nameEn } : {}) });
  const starts = Date.now() + beginsIn * MINUTE;
  const fields = {
    starts: new Date(starts).toISOString(),
    ends: new Date(starts + lasts * MINUTE).toISOString(),
    ...{ 'items.0.price': '3.00', 'items.0.pieces': String(pieces) },
  };
  const sets = Object.entries(fields).flatMap(([field, value]) => ['--set', `${field}=${value}`]);
  await operator('flash-sales', 'create', product.key, ...sets);
  return product;
}
