import { eq } from 'drizzle-orm';
import { goods, notifications, orders } from '../db/schema/index.ts';
import { makeCode } from '../modules/sign-in/codes.ts';
import type { TestShop } from '../testing/index.ts';
import type { Reply } from './replay.ts';
import type { Story } from './story.ts';

/** What happened between two recordings; `last` is our answer to the one before. */
export type Step = (story: Story, last: Reply) => Promise<unknown>;

const SECOND = 1000;
const CODE_LIFE = 61 * SECOND;
const TOKEN_LIFE = 7201 * SECOND;
const GRACE = 31 * SECOND;
const NEW_NUMBER = '13900000019';
const DOWNLOAD_CODE = '6979c8c0-e4f8-11f1-b1d5-8911327606cb';

/** Steps before a recording, by the number in front of its name. */
export const before: Readonly<Record<string, Step>> = {
  '055': async (story) => {
    story.shop.advance(CODE_LIFE);
    await story.learnCode('54321', '13900000009');
  },
  '056': async (story, last) => {
    story.learnTokens(messageOf(last), 'user_new_expired');
  },
  '058': (story) => story.signIn('13800000002', 'user_2'),
  '059': async ({ shop }) => shop.advance(GRACE),
  '067': async ({ shop }) => shop.advance(TOKEN_LIFE),
  '070': async (story, last) => {
    story.learnTokens(messageOf(last), 'user_new');
    await story.signIn('13800000001', 'user_1');
  },
  '076': (story) => story.call('user_new', 'user/notification', { notification: { email: true, wechat: false } }),
  '081': async ({ memory }, last) => memory.bind('22222', String(messageOf<{ code: number }>(last).code)),
  '083': (story) => giveCode(story, '33333', '13800000001'),
  '085': async (story) => {
    const code = await makeCode(story.shop.db, NEW_NUMBER, story.shop.now);
    await story.call('user_new', 'changeCellphone', { cellphone: NEW_NUMBER, code });
  },
  '096': (story) => story.call('user_1', 'shipping/2', editedAddress),
  '128': async (story) => {
    story.shop.advance(SECOND);
    await sellForACent(story);
  },
  '135': (story) => story.signIn('13800000002', 'user_2b'),
  '148': (story) => story.call('user_1', 'balancePay', { id: 5 }),
  '151': (story) => story.call('user_1', 'goodIndent/cancel/2'),
  '155': ({ shop }) => ship(shop, 1, { courierId: 1, waybill: 'TEST123456', shippingTime: shop.now }),
  '161': async ({ shop }) => shop.advance(SECOND),
  '165': async (story) => {
    await ship(story.shop, 6, { payTime: story.shop.now });
    await story.call('user_1', 'goodIndent/receipt/6');
  },
  '175': async (story) => {
    story.memory.bind(DOWNLOAD_CODE, await story.call<string>('user_1', 'goodIndent/download/8'));
  },
  '185': (story) => story.call('user_1', 'browse', { id: 4 }),
  '193': async (story) => forgetExtraNotices(story),
  '208': (story) => story.signIn(NEW_NUMBER, 'user_new'),
  '209': (story) => story.call('user_2b', 'logout'),
  '301': async (story) => {
    story.shop.advance(CODE_LIFE);
    await reviewAndRemove(story, 6);
  },
  '305': async (story) => {
    for (let times = 0; times < 2; times += 1) {
      await story.call('user_1', 'goodIndent', sitePurchase);
      story.shop.advance(SECOND);
    }
  },
};

const messageOf = <T>(reply: Reply) => (reply.body as { message: T }).message;

/** A code the recorded server was given by hand. */
async function giveCode({ shop, memory }: Story, recorded: string, target: string): Promise<void> {
  memory.bind(recorded, await makeCode(shop.db, target, shop.now));
}

const editedAddress = {
  name: '张三',
  cellphone: '13800000001',
  location: '示例大厦',
  address: '浙江省宁波市鄞州区示例路22号',
  latitude: 39.9,
  longitude: 116.4,
  house: '202室',
};

const earphones = {
  good_id: 4,
  good_sku_id: 0,
  freight_id: 0,
  name: '无线蓝牙耳机',
  img: '/media/image/good/g4_0.jpg',
};
const phone = {
  good_id: 1,
  good_sku_id: 1,
  freight_id: 1,
  name: '示例手机 X1',
  img: '/media/image/product_sku/s1.jpg',
};

/** What the website bought, twice before it was recorded. */
const sitePurchase = {
  carriage: 8,
  shipping_id: 2,
  indentCommodity: [
    { ...earphones, number: 1, price: 199.9 },
    { ...phone, number: 1, price: 1999 },
  ],
};

/** The recorded server let the client name the price; here the shop has that price for a moment. */
async function sellForACent(story: Story): Promise<void> {
  const { db } = story.shop;
  const ofGood = eq(goods.id, earphones.good_id);
  const [usual] = await db.select({ price: goods.price, freight: goods.freight }).from(goods).where(ofGood);
  if (!usual) throw new Error('the earphones are missing');
  await db.update(goods).set({ price: 1, freight: 0 }).where(ofGood);
  const indentCommodity = [{ ...earphones, number: 1, price: 0.01 }];
  await story.call('user_1', 'goodIndent', { carriage: 0, shipping_id: 1, indentCommodity });
  await db.update(goods).set(usual).where(ofGood);
}

/** The shop hands a parcel over. */
async function ship({ db }: TestShop, id: number, parcel: Partial<typeof orders.$inferInsert>): Promise<void> {
  await db
    .update(orders)
    .set({ state: 3, ...parcel })
    .where(eq(orders.id, id));
}

/** Only orders that ended can be removed; the recorded server removed this one from anywhere. */
async function reviewAndRemove(story: Story, orderId: number): Promise<void> {
  const [line] = await story.shop.db.query.orderLines.findMany({ where: (t) => eq(t.orderId, orderId) });
  await story.call('user_1', `comment/${orderId}`, [{ id: line?.id, score: 5, details: '不错' }]);
  await story.call('user_1', `goodIndent/destroy/${orderId}`);
}

/** We tell of more than the recorded server: of paid card keys and downloads, and of reviews to write. */
async function forgetExtraNotices(story: Story): Promise<void> {
  const rows = await story.shop.db.select().from(notifications);
  const isExtra = ({ type, data }: (typeof rows)[number]) =>
    type === 'please_review' || (type === 'paid' && /id=[78]$/.test(data.url));
  await story.call(
    'user_1',
    'notification/destroy/0',
    rows.filter(isExtra).map(({ id }) => ({ id })),
  );
}
