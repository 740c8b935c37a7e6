import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { callOk } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';

/** The body of an order without the address; amounts in yuan. */
export type Basket = { carriage: number; indentCommodity: object[] };

type Card = { id: number };
type Good = { id: number; name: string; price: number; good_sku: { id: number; price: number }[] };
type Preview = { carriage: number; goods_list: { invalid: boolean }[] };

const COUNT = 120;
const MAX_LINES = 3;

/** Orders of one to three goods, with and without variants, priced and sent as the shop shows them to a customer. */
export async function fillBaskets(api: Api, customer: LoadCustomer): Promise<Basket[]> {
  const { data } = await callOk<{ data: Card[] }>(`${api.base}good?limit=100`, { headers: api.headers });
  const more = await callOk<{ data: Card[] }>(`${api.base}good?limit=100&page=2`, { headers: api.headers });
  const lines: object[] = [];
  for (const { id } of [...data, ...more.data].slice(0, COUNT)) {
    lines.push(toLine(await callOk<Good>(`${api.base}good/${id}`, { headers: api.headers })));
  }
  const headers = { ...api.headers, ...signedIn(customer) };
  const baskets: Basket[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const indentCommodity = lines.slice(index, index + 1 + (index % MAX_LINES));
    const body = { indentCommodity, shipping_id: customer.addressId };
    const preview = await callOk<Preview>(`${api.base}goodIndent/preview`, { method: 'POST', headers, body });
    if (preview.goods_list.some(({ invalid }) => invalid)) continue;
    baskets.push({ carriage: preview.carriage, indentCommodity });
  }
  if (baskets.length === 0) throw new Error('the shop offers nothing that can be ordered');
  return baskets;
}

function toLine({ id, name, price, good_sku }: Good): object {
  const sku = good_sku[id % Math.max(1, good_sku.length)];
  return {
    good_id: id,
    good_sku_id: sku?.id ?? 0,
    number: 1,
    price: sku?.price ?? price,
    name,
    img: '/media/x.webp',
    freight_id: 0,
  };
}

export const signedIn = ({ token }: LoadCustomer): Record<string, string> => ({ authorization: `Bearer ${token}` });
