import type { ShopApp } from '../../kernel/context/shop-app.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { loadOwnQueues } from '../flash-sales/queue/holds.ts';
import type { SoldOut, WantedPieces } from '../flash-sales/sold-out.ts';
import type { OrderRequest } from './order-request.ts';

/** Requests of a process that may wait so: each keeps a connection of web. Others are told at once. */
const MAX_WAITING = 64;

type Orderer = { userId: number; arrivedAt: Date; isAnswered: () => Promise<boolean> };

/**
 * Lets nobody overtake a line: who orders from a sale others wait for, and has no held pieces, gets a place and waits for the turn.
 * A client that knows nothing of lines notices only that the answer takes longer.
 * @returns the variant of a sale of which alone the order is, and nobody waits for it: such orders are written together; else null
 * @throws ShopError `order.seckill_limit` when it is sold out, `order.seckill_line` when the turn has not come: the place stays
 */
export async function waitInLine(
  app: ShopApp,
  soldOut: SoldOut,
  { lines }: OrderRequest,
  { userId, arrivedAt, isAnswered }: Orderer,
): Promise<number | null> {
  const { saleLines, shop } = app;
  const wanted = await Promise.all(
    lines
      .flatMap(({ productId, variantId, quantity, sale }) =>
        sale ? [{ productId, variantId, quantity, saleVariantId: sale.saleVariantId }] : [],
      )
      .map(async (line) => ({ ...line, saleVariantId: line.saleVariantId ?? (await saleLines.findVariant(line)) })),
  );
  const perVariant = addUp(wanted);
  const outlook = await soldOut.outlook(perVariant);
  if (outlook === 'unknown') return null;
  if (outlook === 'free') return perVariant.length === 1 ? (perVariant[0]?.saleVariantId ?? null) : null;
  // Of what is short nothing is held, for this customer neither.
  if (outlook === 'short') {
    if (await isAnswered()) return null;
    throw refuse('order.seckill_limit');
  }
  const own = await loadOwnQueues(
    shop.db,
    userId,
    wanted.map(({ productId }) => productId),
    shop.now(),
  );
  const open = perVariant.filter(
    ({ saleVariantId, quantity }) => (own.get(saleVariantId ?? 0)?.hold?.quantity ?? 0) < quantity,
  );
  if (open.length === 0 || (await isAnswered())) return null;
  const [first, ...others] = open;
  // A customer has one place in a sale: pieces of several variants cannot be waited for together.
  if (!first || first.saleVariantId === null || others.length > 0) throw refuse('order.seckill_line');
  const joined = await saleLines.join(first.saleVariantId, { userId, quantity: first.quantity, arrivedAt });
  if (!joined) throw refuse('order.seckill_limit');
  const mayWait = saleLines.waiting < MAX_WAITING;
  const place = mayWait ? await saleLines.waitForTurn(joined) : joined;
  if (place.state === 'waiting') throw refuse('order.seckill_line');
  if (place.state !== 'turn') throw refuse('order.seckill_limit');
  return null;
}

function addUp(wanted: readonly WantedPieces[]): WantedPieces[] {
  const sums = new Map<number | null, number>();
  for (const { saleVariantId, quantity } of wanted) sums.set(saleVariantId, (sums.get(saleVariantId) ?? 0) + quantity);
  return [...sums].map(([saleVariantId, quantity]) => ({ saleVariantId, quantity }));
}
