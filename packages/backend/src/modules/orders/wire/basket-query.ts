import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { positiveInteger } from '../../../kernel/wire/read-number.ts';
import { MAX_CART_LINES, MAX_LINE_PIECES } from '../../cart/cart-line.ts';
import { type Basket, basketsOfProduct } from '../baskets.ts';
import type { RequestedLine } from '../order-request.ts';

const LINE = /^(\d{1,15})(?:\.(\d{1,15}))?x(\d{1,9})$/;

/** Which goods are meant: those of a cart, or one good as it stands on its page. */
export const basketQuery = z.object({
  lines: z
    .string()
    .nullish()
    .meta({ description: 'goods of one cart, good.skuxpieces, separated by commas: 12x1,13.45x2' }),
  good_id: z.unknown().optional().meta({ type: 'integer', description: 'or one good: each of its SKUs by itself' }),
  number: z.unknown().optional().meta({ type: 'integer', description: 'pieces of that good; 1 unless said' }),
});

/** The baskets a query means; lines nobody can read are left out. */
export async function readBaskets(db: DbOrTx, query: z.output<typeof basketQuery>): Promise<Basket[]> {
  const lines = readLines(query.lines ?? '');
  if (lines.length > 0) return [{ variantId: null, lines }];
  const productId = positiveInteger(query.good_id);
  if (productId === null) return [];
  return basketsOfProduct(db, productId, Math.min(positiveInteger(query.number) ?? 1, MAX_LINE_PIECES));
}

function readLines(text: string): RequestedLine[] {
  return text
    .split(',')
    .flatMap((part): RequestedLine[] => {
      const [, productId, variantId, quantity] = LINE.exec(part.trim()) ?? [];
      const pieces = Number(quantity);
      if (!productId || !(pieces > 0) || pieces > MAX_LINE_PIECES) return [];
      return [
        { productId: Number(productId), variantId: Number(variantId ?? 0) || null, quantity: pieces, price: null },
      ];
    })
    .slice(0, MAX_CART_LINES);
}
