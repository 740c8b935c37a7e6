import { aProduct } from '../../../modules/orders/testing/products.ts';
import { fine, nothing, own, type Rows, same, type Thing, type World } from '../world/row.ts';
import { aBill, aNotice, aPointsEntry } from '../world/things.ts';

/** Bills, points, notices, favourites: lists of one's own, and single entries that are nothing to anybody else. */
export const personalRows: Rows = {
  'GET moneyLog': own(async (world) => ({
    query: 'page=1&limit=10&type=0&month=2026-11&sort=-created_at',
    secrets: [(await aBill(world)).remark],
  })),
  'GET moneyLog/csv': own(async (world) => ({ query: 'type=0', secrets: [(await aBill(world)).remark] })),
  'GET moneyLog/balance': own(
    async (world) => {
      await aBill(world);
      return { query: 'timeInterval[]=2026-11-20&timeInterval[]=2026-11-20', secrets: ['"income":1'] };
    },
    { other: { status: 200, message: unmoved(1000) } },
  ),
  'GET moneyLog/:id': own(
    async (world) => {
      const { id, remark } = await aBill(world);
      return { path: { id }, secrets: [remark] };
    },
    { other: nothing },
  ),
  'GET integralLog': own(async (world) => ({
    query: 'page=1&limit=10&type=0&keyword=mark&sort=-id',
    secrets: [await aPointsEntry(world)],
  })),
  'GET integralLog/csv': own(async (world) => ({ query: 'type=0', secrets: [await aPointsEntry(world)] })),
  'GET integralLog/balance': own(
    async (world) => {
      await aPointsEntry(world);
      return { query: 'timeInterval[]=2026-11-20&timeInterval[]=2026-11-20', secrets: ['"income":5'] };
    },
    { other: { status: 200, message: unmoved(0) } },
  ),
  'GET integralLog/rules': same(async () => ({})),
  'POST integralCommodity': own(async ({ shop }) => ({
    body: [{ ids: (await aProduct(shop)).id, skuIds: 0, price: 10, number: 1 }],
  })),
  'GET notification': own(async (world) => ({
    query: 'page=1&limit=10&pc=true&sort=-created_at',
    secrets: [(await aNotice(world)).title],
  })),
  'GET notification/unread': own(
    async (world) => {
      await aNotice(world);
      return {};
    },
    { owner: { status: 200, message: 1 }, other: { status: 200, message: 0 } },
  ),
  'GET notification/unread/events': own(async (world) => {
    await aNotice(world);
    return { secrets: ['"unread":1'] };
  }),
  'GET notification/detail/:id': own(
    async (world) => {
      const { id, title } = await aNotice(world);
      return { path: { id }, secrets: [title] };
    },
    { other: nothing },
  ),
  // Batches are answered alike whatever they hold; what is not the caller's stays as it is.
  'POST notification/read/:id': own(aBatch),
  'POST notification/destroy/:id': own(aBatch),
  'GET collect': own(saved('collect')),
  'POST collect': own(aProductToSave),
  'GET collect/:id': own(savedProduct, { owner: { status: 200, message: 1 }, other: { status: 200, message: 0 } }),
  'POST collect/destroy/:id': own(savedProduct, { other: fine }),
  'GET browse': own(saved('browse')),
  'POST browse': own(aProductToSave),
  'POST browse/clear': own(saved('browse')),
};

/** An account on a day on which nothing moved it. */
function unmoved(balance: number) {
  return { opening: balance, income: 0, expend: 0, days: [{ day: '2026-11-20', balance }] };
}

async function aBatch(world: World): Promise<Thing> {
  return { path: { id: 0 }, body: [{ id: (await aNotice(world)).id }] };
}

async function aProductToSave({ shop }: World): Promise<Thing> {
  return { body: { id: (await aProduct(shop)).id } };
}

function saved(call: 'collect' | 'browse') {
  return async ({ shop, owner }: World): Promise<Thing> => {
    const product = await aProduct(shop);
    await shop.post(call, { id: product.id }, { as: owner });
    return { query: 'page=1&limit=10' };
  };
}

async function savedProduct({ shop, owner }: World): Promise<Thing> {
  const product = await aProduct(shop);
  await shop.post('collect', { id: product.id }, { as: owner });
  return { path: { id: product.id } };
}
