import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { couriers, orderLines, orders, products, trackingEvents } from '../../kernel/db/schema/index.ts';
import type { Page } from '../../kernel/wire/page.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { anAddress } from './testing/customers.ts';
import { placeOrder } from './testing/orders.ts';
import { aProduct, type StockedProduct } from './testing/products.ts';

/** So that market prices are shown. */
const USUAL = new Date('2099-01-01T00:00:00Z');

type Row = {
  id: number;
  state: number;
  state_show: string;
  identification: string;
  goods_list: Record<string, unknown>[];
};
type Detail = Row & Record<string, unknown>;

describeEngines('reading orders', (shop) => {
  let customer: TestCustomer;
  let plain: StockedProduct;
  let phone: StockedProduct;
  let [first, second, third] = [0, 0, 0];

  beforeAll(async () => {
    customer = await shop().aCustomer({ money: 500_000 });
    const address = await anAddress(shop(), customer);
    plain = await aProduct(shop(), { price: 19_990, marketPrice: 29_900, usualPriceUntil: USUAL, shippingFeeYuan: 8 });
    phone = await aProduct(shop(), {
      skus: [{ price: 129_900, marketPrice: 149_900, usualPriceUntil: USUAL }, { stock: 0 }],
    });
    const order = async (lines: Parameters<typeof placeOrder>[2]['lines'], carriage = 0) => {
      const { message } = await placeOrder(shop(), customer, { lines, address, carriage });
      shop().advance(1000);
      return message;
    };
    first = await order([{ good: plain, quantity: 2, price: 199.9 }], 8);
    second = await order([{ good: phone, sku: 0, price: 1299 }]);
    third = await order(
      [
        { good: plain, price: 199.9 },
        { good: phone, sku: 0, price: 1299 },
      ],
      8,
    );
  });

  const list = (query = '', lang = 'zh') => shop().get<Page<Row>>(`goodIndent?${query}`, { as: customer, lang });
  const ids = async (query: string) => (await list(query)).message.data.map((row) => row.id);
  const detail = (id: number | string, lang = 'zh', as = customer) =>
    shop().get<Detail>(`goodIndent/detail/${id}`, { as, lang });
  const setState = (id: number, values: Partial<typeof orders.$inferInsert>) =>
    shop().db.update(orders).set(values).where(eq(orders.id, id));

  it('needs a sign-in for every call', async () => {
    for (const path of ['goodIndent', 'goodIndent/quantity', `goodIndent/detail/${first}`, `goodIndent/pay/${first}`]) {
      expect(await shop().get(path)).toMatchObject({ status: 500, message: 'Unauthenticated.' });
    }
  });

  describe('list', () => {
    it('is newest first, in pages', async () => {
      const { message: page } = await list('limit=2&sort=-created_at');
      expect(page).toMatchObject({ current_page: 1, per_page: 2, total: 3, last_page: 2, from: 1, to: 2 });
      expect(page.data.map((row) => row.id)).toEqual([third, second]);
      expect(await ids('limit=2&page=2')).toEqual([first]);
      expect(await ids('sort=%2Bcreated_at')).toEqual([first, second, third]);
      expect(await ids('page=9')).toEqual([]);
    });

    it('writes rows as the contract does: yuan, labels, SKUs in cents', async () => {
      const rows = (await list()).message.data;
      expect(rows[2]).toMatchObject({
        type: '普通订单',
        state: 1,
        state_show: '待付款',
        total: 407.8,
        carriage: 8,
        pay_way: '余额支付',
        refund_way: '退到余额',
        refund_money: 0,
        dhl_id: 0,
        odd: null,
        overtime: '2026-11-21 16:00:00',
        created_at: '2026-11-20 16:00:00',
        goods_list: [
          {
            price: 199.9,
            number: 2,
            good_sku_id: 0,
            good_sku: null,
            good: { id: plain.id, name: plain.name.zh, type: '普通商品', putaway_show: null, is_inventory_show: null },
          },
        ],
      });
      expect(rows[1]?.goods_list[0]).toMatchObject({
        price: 1299,
        good_sku: {
          id: phone.variantIds[0],
          price: 129_900,
          market_price: 149_900,
          cost_price: 0,
          product_sku: [{ key: '颜色', value: '1号' }],
        },
      });
    });

    it('shows the customer’s orders in every language', async () => {
      const { message: page } = await list('', 'en');
      expect(page.total).toBe(3);
      expect(page.data[0]).toMatchObject({
        state_show: 'To pay',
        goods_list: [{ name: plain.name.en, good: { type: 'General goods' } }, {}],
      });
    });

    it('narrows by tab, day and keyword', async () => {
      await setState(second, { state: 'reviewed' });
      expect(await ids('index=1')).toEqual([third, first]);
      expect(await ids('index=5')).toEqual([second]);
      expect(await ids('index=2')).toEqual([]);
      expect(await ids('index=0')).toHaveLength(3);
      await setState(second, { state: 'refund-pending' });
      expect(await ids('index=after_sale')).toEqual([second]);
      await setState(second, { state: 'awaiting-payment', type: 'flash-sale' });
      expect(await ids('type=1')).toEqual([second]);
      expect(await ids('type=0')).toEqual([third, first]);
      for (const none of ['', '9', 'x']) expect(await ids(`type=${none}`)).toHaveLength(3);
      await setState(second, { type: 'ordinary' });
      expect(await ids('search=1&startTime=2026-11-20&endTime=2026-11-20')).toHaveLength(3);
      expect(await ids('search=1&startTime=2020-01-01&endTime=2020-01-02')).toEqual([]);
      expect(await ids('search=1&startTime=2026-11-21&endTime=2026-11-22')).toEqual([]);
      expect(await ids(`keyword=${encodeURIComponent(phone.name.zh)}`)).toEqual([third, second]);
      expect(await ids(`keyword=${encodeURIComponent(phone.name.en.toUpperCase())}`)).toEqual([third, second]);
      expect(await ids('keyword=%25')).toEqual([]);
      const { identification } = (await detail(first)).message;
      expect(await ids(`keyword=${identification}`)).toEqual([first]);
    });

    it('counts orders per state', async () => {
      const { message } = await shop().get('goodIndent/quantity', { as: customer });
      expect(message).toEqual({ all: 3, obligation: 3, waitdeliver: 0, waitforreceiving: 0, remainEvaluated: 0 });
    });
  });

  describe('detail', () => {
    it('carries the good in cents with a numeric kind, and the line’s SKU in yuan', async () => {
      const { status, message } = await detail(third);
      expect(status).toBe(200);
      expect(message.goods_list[0]).toMatchObject({
        price: 199.9,
        good_sku: null,
        good: {
          id: plain.id,
          type: 0,
          type_code: 0,
          price: 19_990,
          market_price: 29_900,
          order_price: 19_990,
          cost_price: '',
          freight: 8,
          putaway_show: '',
          is_inventory_show: '',
          good_sku: [],
          resources_many: [{ depict: `goods_${plain.id}_zimg`, image_type: 'App\\Models\\v1\\Good' }],
        },
      });
      expect(message.goods_list[0]?.['good']).not.toHaveProperty('price_show');
      expect(message.goods_list[1]).toMatchObject({
        good_sku: { price: 1299, market_price: 1499, cost_price: 0 },
        good: { price: 1000, good_sku: [{ id: phone.variantIds[0], price: 1299 }] },
      });
      expect(message).toMatchObject({
        state: 1,
        total: 1506.9,
        coupon_money: 0,
        integralPrice: 0,
        integral_draw_log: null,
        good_location: { good_indent_id: third, name: '林小满', latitude: '30.2', house: '101室' },
        good_code: [],
        dhl: null,
        tracking: [],
      });
      expect(message).not.toHaveProperty('download');
    });

    it('names courier and waybill, and tells of the parcel what has happened so far', async () => {
      const [courier] = await shop()
        .db.insert(couriers)
        .values({ name: { zh: '云途快运', en: 'Yuntu Express' }, abbreviation: 'yuntu' })
        .returning();
      await setState(first, {
        state: 'shipped',
        courierId: courier?.id ?? null,
        waybill: 'YT123',
        shippingTime: shop().now,
      });
      await shop()
        .db.insert(trackingEvents)
        .values([
          { orderId: first, step: 0, status: 'packed', text: { zh: '已打包', en: 'Packed' }, happenedAt: shop().now },
          {
            orderId: first,
            step: 1,
            status: 'delivered',
            text: { zh: '已签收' },
            happenedAt: new Date(shop().now.getTime() + 60_000),
          },
        ]);
      const { message } = await detail(first, 'en');
      expect(message).toMatchObject({
        state: 3,
        state_show: 'To receive',
        odd: 'YT123',
        dhl_id: courier?.id,
        dhl: { name: 'Yuntu Express', abbreviation: 'yuntu', lang: 'en' },
        tracking: [{ status: 'packed', text: 'Packed' }],
      });
      await setState(first, { state: 'awaiting-payment' });
    });

    it('marks orders with files', async () => {
      await shop().db.update(orderLines).set({ productType: 'download' }).where(eq(orderLines.orderId, second));
      expect((await detail(second)).message).toMatchObject({ download: true });
      await shop().db.update(orderLines).set({ productType: 'physical' }).where(eq(orderLines.orderId, second));
    });

    it('stays readable when its goods are gone', async () => {
      const gone = await aProduct(shop(), { type: 'virtual' });
      const { message: id } = await placeOrder(shop(), customer, { lines: [{ good: gone }] });
      await shop().db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, id));
      await shop().db.update(products).set({ deletedAt: shop().now }).where(eq(products.id, gone.id));
      expect((await detail(id)).message.goods_list).toMatchObject([{ name: gone.name.zh, good: null }]);
      expect((await list('index=6')).message.data[0]?.goods_list).toMatchObject([{ good: null }]);
      await setState(id, { deletedAt: shop().now });
    });

    it.each([['detail'], ['pay']])('%s: other people’s, removed and unknown orders look the same', async (call) => {
      const other = await shop().aCustomer();
      const read = (id: number | string, as = customer) => shop().get(`goodIndent/${call}/${id}`, { as });
      expect(await read(first, other)).toMatchObject({
        status: 404,
        code: 50000,
        result: 'error',
        message: '该内容已不存在',
      });
      for (const id of [999_999, 0, 'x', '1e3', '99999999999999999999']) expect((await read(id)).status).toBe(404);
      await setState(second, { deletedAt: shop().now });
      expect((await read(second)).status).toBe(404);
      await setState(second, { deletedAt: null });
    });
  });

  describe('payment page', () => {
    it('counts down, tells the balance and the goods', async () => {
      const { message } = await shop().get<Detail>(`goodIndent/pay/${first}`, { as: customer });
      expect(message).toMatchObject({
        id: first,
        total: 407.8,
        user_id: customer.id,
        state: 1,
        state_show: '待付款',
        overtime: '2026-11-21 16:00:00',
        type: '普通订单',
        day: 0,
        hour: 23,
        minute: 59,
        second: 57,
        overtime_time: 86_397,
        goods_list: [
          { good_id: plain.id, good_indent_id: first, good: { name: plain.name.zh, type: 0, putaway_show: null } },
        ],
        user: { id: customer.id, money: 5000, gender_show: null, state_show: null },
        good_location: { name: '林小满' },
      });
    });

    it('reports an expired order as soon as its time has passed, everywhere', async () => {
      await setState(first, { overtime: new Date(shop().now.getTime() - 5000) });
      const { message } = await shop().get<Detail>(`goodIndent/pay/${first}`, { as: customer });
      expect(message).toMatchObject({ state: 4, state_show: '已失效', overtime_time: -5, second: 0 });
      expect((await detail(first)).message.state).toBe(4);
      expect(await ids('index=1')).not.toContain(first);
      expect(await ids('index=4')).toEqual([first]);
      const counts = await shop().get('goodIndent/quantity', { as: customer });
      expect(counts.message).toMatchObject({ all: 3, obligation: 2 });
    });
  });
});
