import { anAddress } from '../../../modules/orders/testing/customers.ts';
import { own, ownersOnly, type Rows, refused, same } from '../world/row.ts';
import { aDataFile, aDevice, anOrder } from '../world/things.ts';
import { aMark } from '../world/world.ts';

export const addressBody = {
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
  'GET user/closing': own(async (world) => ({ secrets: [(await anOrder(world)).number] })),
  'GET user/data': own(async (world) => ({ secrets: [(await aDataFile(world)).size] })),
  'POST user/data': own(() => ({})),
  'POST user/data/link': ownersOnly(async (world) => {
    await aDataFile(world);
    return {};
  }),
  // As with the files of an order, the code is all it takes.
  'GET user/data/file/:code': {
    ...same(async (world) => {
      await aDataFile(world);
      const { message: code } = await world.shop.post<string>('user/data/link', {}, { as: world.owner });
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
  'GET user/devices': own(async (world) => ({ secrets: [(await aDevice(world)).userAgent] })),
  'POST user/devices/end': ownersOnly(async (world) => ({ body: { id: (await aDevice(world)).id } })),
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
      otherSends: (thing) => ({ ...thing, body: { ...(thing.body as object), code: '00000' } }),
    },
  ),
};
