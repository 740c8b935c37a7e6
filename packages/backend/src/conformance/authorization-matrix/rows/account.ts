import { anAddress } from '../../../modules/orders/testing/customers.ts';
import { aMark } from '../context/call-context.ts';
import { aDataFile, aDevice, anOrder } from '../context/fixtures.ts';
import { own, ownersOnly, type Rows, refused, same } from '../context/row.ts';

const addressBody = {
  cellphone: '13900000001',
  name: '林小满',
  location: '示例大厦',
  address: '浙江省杭州市余杭区示例路1号',
  latitude: 30.2,
  longitude: 120.1,
  house: '101室',
};

/** The account itself, its addresses, devices and mailbox. */
export const accountRows: Rows = {
  'GET user': own(({ owner }) => ({ secrets: [owner.cellphone] })),
  'POST user': own(() => ({ body: { nickname: '小满', portrait: '/media/users/a1.webp' } })),
  'POST user/notification': own(() => ({ body: { notification: { email: true, wechat: false } } })),
  'GET user/notification': own(() => ({})),
  'POST user/notification/topics': own(() => ({ body: { topics: [{ topic: 'offers', site: false }] } })),
  'POST cancel': own(() => ({ body: { code: '12345' } })),
  'GET user/closing': own(async (context) => ({ secrets: [(await anOrder(context)).number] })),
  'GET user/data': own(async (context) => ({ secrets: [(await aDataFile(context)).size] })),
  'POST user/data': own(() => ({})),
  'POST user/data/link': ownersOnly(async (context) => {
    await aDataFile(context);
    return {};
  }),
  // As with the files of an order, the code is all it takes.
  'GET user/data/file/:code': {
    ...same(async (context) => {
      await aDataFile(context);
      const { message: code } = await context.shop.post<string>('user/data/link', {}, { as: context.owner });
      return { path: { code } };
    }, 'open'),
    once: true,
  },
  'GET shipping': own(async ({ shop, owner }) => {
    const name = aMark();
    await anAddress(shop, owner, { name });
    return { query: 'page=1&limit=10&sort=-defaults', secrets: [name] };
  }),
  'POST shipping': own(() => ({ body: addressBody })),
  'POST shipping/:id': ownersOnly(async ({ shop, owner }) => ({
    path: { id: await anAddress(shop, owner) },
    body: addressBody,
  })),
  'POST shipping/destroy/:id': ownersOnly(async ({ shop, owner }) => ({ path: { id: await anAddress(shop, owner) } })),
  'POST shipping/default/set': ownersOnly(async ({ shop, owner }) => ({ body: { id: await anAddress(shop, owner) } })),
  'GET user/devices': own(async (context) => ({ secrets: [(await aDevice(context)).userAgent] })),
  'POST user/devices/end': ownersOnly(async (context) => ({ body: { id: (await aDevice(context)).id } })),
  'POST user/devices/endOthers': own(() => ({})),
  'GET user/security': own(() => ({})),
  'GET user/proof': own(() => ({})),
  'POST user/proof/code': own(() => ({ body: { by: 'cellphone' } }), { once: true }),
  'POST user/proof': own(
    async ({ shop, owner }) => {
      shop.advance(60_000);
      const { message } = await shop.post<{ code: number }>('user/proof/code', { by: 'cellphone' }, { as: owner });
      return { body: { by: 'cellphone', code: message.code } };
    },
    { other: refused(50003) },
  ),
  'POST emailCode': own(() => ({ body: { email: `${aMark()}@shop.example` } }), { once: true }),
  'POST verifyEmail': own(
    async ({ shop, owner }) => {
      const email = `${aMark()}@shop.example`;
      const { message } = await shop.post<{ code: number }>('emailCode', { email }, { as: owner });
      return { body: { email, code: message.code } };
    },
    {
      other: refused(50003),
      otherSends: (fixture) => ({ ...fixture, body: { ...(fixture.body as object), code: '00000' } }),
    },
  ),
};
