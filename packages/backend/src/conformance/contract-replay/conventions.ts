import type { Difference } from './compare.ts';
import { OUR_ORIGIN } from './seed/shop.ts';

/** What is different in every answer of a kind, and by which rule. */
export type Convention = { rule: string; covers: (difference: Difference) => boolean };

/** Lines of carts and orders. */
const LINE_PICTURE = /(?:message|goods_list)\[\d+\]\.img$/;
/** The recorded requests name this one for every line. */
const SENT_PICTURE = `${OUR_ORIGIN}/media/image/good/g4_0.jpg`;
const isOfProducts = (img: unknown) =>
  /^https:\/\/shop\.example\/media\/image\/(?:good\/g\d+_0|product_sku\/s\d+)\.jpg$/.test(String(img));

export const conventions: readonly Convention[] = [
  {
    rule: 'rows per page are a number',
    covers: ({ path, recorded, ours }) =>
      path.endsWith('.per_page') && Number.isInteger(ours) && recorded === `${ours}`,
  },
  {
    rule: 'no trace is ever sent',
    covers: ({ path, ours }) => path === 'body.trace' && ours === undefined,
  },
  {
    rule: 'a failed validation says that it is an error, as every refusal',
    covers: ({ path, recorded, ours }) => path === 'body.result' && recorded === undefined && ours === 'error',
  },
  {
    rule: 'purchase prices stay with the shop',
    covers: ({ path, recorded, ours }) => path.endsWith('.cost_price') && typeof recorded === 'number' && ours === 0,
  },
  {
    rule: 'decision 040: a line shows the picture of its good, whatever the client sent',
    covers: ({ path, recorded, ours }) => LINE_PICTURE.test(path) && recorded === SENT_PICTURE && isOfProducts(ours),
  },
];
