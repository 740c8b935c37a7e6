import type { LoadCustomer, LoadSale } from '@jishi/backend/testing/load/calls';
import { say } from '@jishi/scripts/terminal';
import { countBy } from '../../statistics.ts';
import { allAtOnce } from '../load/closed-loop.ts';
import { type Summary, summarise } from '../load/summary.ts';
import type { Api } from '../servers/start-api.ts';
import { type LoadContext, withLoadShop } from '../servers/with-load-shop.ts';
import { buyPiece } from './buy-piece.ts';

export type FlashSaleResult = {
  pieces: number;
  buyers: number;
  atOnce: number;
  /** Orders answered with 200. */
  sold: number;
  /** Answers that were neither an order nor the refusal of a sale that is over. */
  unexpected: number;
  /** Answers by status; 0 is none at all. */
  statuses: Record<string, number>;
  /** What the database says afterwards: pieces left, held by orders, remembered by customer. */
  left: number;
  ordered: number;
  remembered: number;
  /** From the first request to the last order and to the last answer, in seconds. */
  untilSoldOut: number;
  seconds: number;
  orders: Summary;
  refusals: Summary;
};

const PIECES = 500;
const BUYERS = 5000;
const AT_ONCE = 256;
const REFUSED = 401;

/** One sale on PostgreSQL: so many buyers, each wants one piece, so many of them at once. */
export async function measureFlashSale(context: LoadContext): Promise<FlashSaleResult> {
  const plan = { engine: 'postgres', goods: 320, customers: BUYERS + WARM_UP } as const;
  return withLoadShop(context, plan, async ({ shop, customers, startApi }) => {
    const api = await startApi();
    await warmUp(api, await shop.startSale(WARM_UP / 2), customers.slice(BUYERS));
    const sale = await shop.startSale(PIECES);
    say('flash sale', `${PIECES} pieces, ${BUYERS} buyers, ${AT_ONCE} at once`);
    const { shots, seconds } = await allAtOnce(customers.slice(0, BUYERS), AT_ONCE, (customer) =>
      buyPiece(api, sale, customer),
    );
    const orders = shots.filter(({ status }) => status === 200);
    const refusals = shots.filter(({ status }) => status !== 200);
    return {
      pieces: PIECES,
      buyers: BUYERS,
      atOnce: AT_ONCE,
      sold: orders.length,
      unexpected: refusals.filter(({ status }) => status !== REFUSED).length,
      statuses: countBy(shots.map(({ status }) => status)),
      ...(await shop.countSale(sale.saleSkuId)),
      untilSoldOut: orders.reduce((last, { at }) => Math.max(last, at), 0) / 1000,
      seconds,
      orders: summarise(orders),
      refusals: summarise(refusals, (status) => status === REFUSED),
    };
  });
}

/** Buyers of another sale, before: a process that has just started compiles. */
const WARM_UP = 600;

async function warmUp(api: Api, sale: LoadSale, customers: readonly LoadCustomer[]): Promise<void> {
  await allAtOnce(customers, AT_ONCE, (customer) => buyPiece(api, sale, customer));
}
