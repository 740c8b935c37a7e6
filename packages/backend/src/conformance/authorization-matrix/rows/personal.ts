import { randomUUID } from 'node:crypto';
import { aProduct } from '../../../modules/orders/testing/products.ts';
import { aBill, aNotice, aPointsEntry, aQuestion } from '../context/fixtures.ts';
import {
  type CallContext,
  type CallFixture,
  nothing,
  ok,
  own,
  ownersOnly,
  type Rows,
  refused,
  same,
} from '../context/row.ts';

/** Bills, points, notices, favourites: lists of one's own, and single entries that are nothing to anybody else. */
export const personalRows: Rows = {
  'GET moneyLog': own(async (context) => ({
    query: 'page=1&limit=10&type=0&month=2026-11&sort=-created_at',
    secrets: [(await aBill(context)).remark],
  })),
  'GET moneyLog/csv': own(async (context) => ({ query: 'type=0', secrets: [(await aBill(context)).remark] })),
  'GET moneyLog/balance': own(
    async (context) => {
      await aBill(context);
      return { query: 'timeInterval[]=2026-11-20&timeInterval[]=2026-11-20', secrets: ['"income":1'] };
    },
    { other: { status: 200, message: unmoved(1000) } },
  ),
  'GET moneyLog/:id': own(
    async (context) => {
      const { id, remark } = await aBill(context);
      return { path: { id }, secrets: [remark] };
    },
    { other: nothing },
  ),
  'GET integralLog': own(async (context) => ({
    query: 'page=1&limit=10&type=0&keyword=mark&sort=-id',
    secrets: [await aPointsEntry(context)],
  })),
  'GET integralLog/csv': own(async (context) => ({ query: 'type=0', secrets: [await aPointsEntry(context)] })),
  'GET integralLog/balance': own(
    async (context) => {
      await aPointsEntry(context);
      return { query: 'timeInterval[]=2026-11-20&timeInterval[]=2026-11-20', secrets: ['"income":5'] };
    },
    { other: { status: 200, message: unmoved(0) } },
  ),
  'GET integralLog/rules': same(async () => ({})),
  'POST integralCommodity': own(async ({ shop }) => ({
    body: [{ ids: (await aProduct(shop)).id, skuIds: 0, price: 10, number: 1 }],
  })),
  'GET notification': own(async (context) => ({
    query: 'page=1&limit=10&pc=true&sort=-created_at',
    secrets: [(await aNotice(context)).title],
  })),
  'GET notification/unread': own(
    async (context) => {
      await aNotice(context);
      return {};
    },
    { owner: { status: 200, message: 1 }, other: { status: 200, message: 0 } },
  ),
  'GET notification/unread/events': own(async (context) => {
    await aNotice(context);
    return { secrets: ['"unread":1'] };
  }),
  'GET notification/detail/:id': own(
    async (context) => {
      const { id, title } = await aNotice(context);
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
  'GET collect/alert/:id': own(savedProduct, {
    owner: { status: 200, message: { price: false, stock: false } },
    other: { status: 200, message: { price: false, stock: false } },
  }),
  'POST collect/alert': own(aProductToTellOf),
  'POST collect/destroy/:id': own(savedProduct, { other: ok }),
  'GET collectList': own(async (context) => ({
    query: `good_id=${(await aFavouriteList(context)).productId}`,
    secrets: [(await aFavouriteList(context)).name],
  })),
  'GET collectList/:id': ownersOnly(async (context) => ({
    path: { id: (await aFavouriteList(context)).id },
    query: 'page=1&limit=10',
  })),
  'POST collectList': own(() => ({ body: { name: '厨房' } }), { once: true }),
  'POST collectList/:id/rename': ownersOnly(aListAnd({ name: '书房' })),
  'POST collectList/:id/good': ownersOnly(async (context) => {
    const { id, productId } = await aFavouriteList(context);
    return { path: { id }, body: { good_id: productId, is_in: false } };
  }),
  'POST collectList/:id/share': ownersOnly(aListAnd({ from: '小满' })),
  'POST collectList/:id/unshare': ownersOnly(aListAnd({})),
  'POST collectList/:id/destroy': ownersOnly(aListAnd({}), { once: true }),
  'POST collectList/read': same(aSharedList),
  'POST collectList/keep': own(aSharedList),
  // Both call for themselves: the owner has asked, nobody has bought it.
  'GET question/own/:good_id': own(async (context) => ({ path: { good_id: (await aQuestion(context)).productId } }), {
    other: { status: 200, message: { can_answer: false, asked: [], answered: [] } },
  }),
  'POST question': own(async ({ shop }) => ({ body: { good_id: (await aProduct(shop)).id, text: '好用吗' } })),
  // Who has not bought it cannot answer, the asker neither.
  'POST question/:id/answer': own(
    async (context) => ({ path: { id: (await aQuestion(context)).id }, body: { text: '好用' } }),
    { owner: refused(50003), other: refused(50003) },
  ),
  'POST question/destroy/:id': ownersOnly(async (context) => ({ path: { id: (await aQuestion(context)).id } }), {
    once: true,
  }),
  'GET browse': own(saved('browse')),
  'POST browse': own(aProductToSave),
  'POST browse/clear': own(saved('browse')),
};

/** An account on a day on which nothing moved it. */
function unmoved(balance: number) {
  return { opening: balance, income: 0, expend: 0, days: [{ day: '2026-11-20', balance }] };
}

async function aBatch(context: CallContext): Promise<CallFixture> {
  return { path: { id: 0 }, body: [{ id: (await aNotice(context)).id }] };
}

async function aProductToSave({ shop }: CallContext): Promise<CallFixture> {
  return { body: { id: (await aProduct(shop)).id } };
}

async function aProductToTellOf({ shop }: CallContext): Promise<CallFixture> {
  return { body: { id: (await aProduct(shop)).id, price: true } };
}

/** A list with one product in it. */
async function aFavouriteList({ shop, owner }: CallContext) {
  const name = `L${randomUUID().slice(0, 20)}`;
  const { message } = await shop.post<{ id: number }>('collectList', { name }, { as: owner });
  const { id: productId } = await aProduct(shop);
  await shop.post(`collectList/${message.id}/good`, { good_id: productId, is_in: true }, { as: owner });
  return { id: message.id, name, productId };
}

function aListAnd(body: object) {
  return async (context: CallContext): Promise<CallFixture> => ({
    path: { id: (await aFavouriteList(context)).id },
    body,
  });
}

async function aSharedList(context: CallContext): Promise<CallFixture> {
  const { id } = await aFavouriteList(context);
  const { message } = await context.shop.post<{ token: string }>(`collectList/${id}/share`, {}, { as: context.owner });
  return { body: { token: message.token } };
}

function saved(call: 'collect' | 'browse') {
  return async ({ shop, owner }: CallContext): Promise<CallFixture> => {
    const product = await aProduct(shop);
    await shop.post(call, { id: product.id }, { as: owner });
    return { query: 'page=1&limit=10' };
  };
}

async function savedProduct({ shop, owner }: CallContext): Promise<CallFixture> {
  const product = await aProduct(shop);
  await shop.post('collect', { id: product.id }, { as: owner });
  return { path: { id: product.id } };
}
