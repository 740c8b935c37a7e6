import type { previewOrder } from '@jishi/api/orders';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';

type PagesClient = Parameters<typeof previewOrder>[0];

/** The client of the shop's own pages, for a customer: the tests see answers as pages read them. Fails where a call does not answer 200. */
export function pagesClient(shop: TestShop, customer: TestCustomer): PagesClient {
  const refuse = async () => {
    throw new Error('only POST is needed here');
  };
  return {
    lang: 'zh',
    address: (path) => `/${path}`,
    get: refuse,
    file: refuse,
    follow: refuse,
    async post(path, parse, body) {
      const { status, message } = await shop.post(path, body ?? {}, { as: customer });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(message)}`);
      return parse(message);
    },
  };
}
