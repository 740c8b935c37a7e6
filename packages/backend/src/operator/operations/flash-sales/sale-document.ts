import { z } from 'zod';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { amount, given, localHtml, localText, mergeText, moment, text, whole } from '../support/fields.ts';
import type { Problem } from '../support/problems.ts';

const MAX_PIECES = 100_000_000;

/** What is on sale: a variant by its choices or id, or (null) a product without variants. Price in cents. */
export type SaleItem = { variant: string | null; price: number; pieces: number };

/** A flash sale of one product. Texts that are missing are those of the product. */
export type SaleDocument = {
  good: string;
  starts: Date;
  ends: Date;
  name: LocalText;
  summary: LocalText;
  details: LocalText;
  /** Most pieces of an order and of a customer over the whole sale; 0 without a limit. */
  perOrder: number;
  perCustomer: number;
  items: SaleItem[];
};

export const saleDocument = (times: Times) =>
  z
    .strictObject({
      good: text(60),
      starts: moment(times),
      ends: moment(times),
      name: given(localText(60)),
      summary: given(localText(160)),
      details: given(localHtml),
      perOrder: given(whole(0, MAX_PIECES)),
      perCustomer: given(whole(0, MAX_PIECES)),
      items: z
        .array(
          z.strictObject({
            variant: text(400).nullish(),
            price: amount,
            pieces: whole(1, MAX_PIECES),
          }),
          'must be a list',
        )
        .min(1, 'is empty'),
    })
    .transform(
      (sale): SaleDocument => ({
        good: sale.good,
        starts: sale.starts,
        ends: sale.ends,
        name: mergeText(null, sale.name),
        summary: mergeText(null, sale.summary),
        details: mergeText(null, sale.details),
        perOrder: sale.perOrder ?? 0,
        perCustomer: sale.perCustomer ?? 0,
        items: sale.items.map(({ variant, price, pieces }) => ({ variant: variant ?? null, price, pieces })),
      }),
    );

/** What an item is measured by: the ordinary price in cents and the pieces that are free. */
export type SoldItem = SaleItem & { ordinaryPrice: number; free: number };

/** A sale must be a sale, of what there is, and come in time. */
export function checkSale(
  { starts, ends, perOrder, perCustomer }: SaleDocument,
  items: readonly SoldItem[],
  now: Date,
): Problem[] {
  const problems: Problem[] = [];
  if (ends <= starts) problems.push({ path: ['ends'], reason: 'must come after the start' });
  else if (ends <= now) problems.push({ path: ['ends'], reason: 'has passed' });
  if (perCustomer > 0 && perOrder > perCustomer)
    problems.push({ path: ['perOrder'], reason: 'is more than a customer may have in all' });
  for (const [index, { price, ordinaryPrice, pieces, free }] of items.entries()) {
    if (price >= ordinaryPrice)
      problems.push({ path: ['items', index, 'price'], reason: 'is not below the ordinary price' });
    if (pieces > free) problems.push({ path: ['items', index, 'pieces'], reason: `are more than are free (${free})` });
  }
  return problems;
}
