import { randomUUID } from 'node:crypto';
import type { LoadCustomer, LoadSale } from '@jishi/backend/testing/load/calls';
import { call } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';
import { signedIn } from './baskets.ts';

/** The order of one piece of a sale, as it is sent. */
export function saleOrder(sale: LoadSale, customer: LoadCustomer) {
  const line = {
    good_id: sale.goodId,
    good_sku_id: 0,
    number: 1,
    price: sale.price,
    name: 'flash sale',
    img: '/media/x.webp',
    seckill_id: sale.saleId,
    seckill_sku_id: sale.saleSkuId,
  };
  return { indentCommodity: [line], carriage: 0, shipping_id: customer.addressId };
}

/** A customer buys one piece. @returns the status of the answer */
export async function buyPiece(api: Api, sale: LoadSale, customer: LoadCustomer): Promise<number> {
  const headers = { ...api.headers, ...signedIn(customer), 'idempotency-key': randomUUID() };
  const body = saleOrder(sale, customer);
  return (await call(`${api.base}goodIndent`, { method: 'POST', headers, body })).status;
}
