import { beforeAll, expect, it } from 'vitest';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { anAddress } from './testing/customers.ts';
import { placeOrder } from './testing/orders.ts';
import { aProduct, type StockedProduct } from './testing/products.ts';

type Preview = {
  total: number;
  carriage: number;
  need_address: boolean;
  shipping: { id: number } | null;
  goods_list: { name: string; invalid: boolean; invalid_reason: string | null; left: number | null }[];
};

describeEngines('preview of an order', (shop) => {
  let customer: TestCustomer;
  let address: number;
  let plain: StockedProduct;
  let phone: StockedProduct;
  let few: StockedProduct;

  beforeAll(async () => {
    customer = await shop().aCustomer();
    address = await anAddress(shop(), customer, { isDefault: true });
    plain = await aProduct(shop(), { price: 19_990, shippingFeeYuan: 8 });
    phone = await aProduct(shop(), { skus: [{ stock: 3, price: 129_900 }] });
    few = await aProduct(shop(), { stock: 4 });
  });

  const preview = (body: object, lang = 'zh') =>
    shop().post<Preview>('goodIndent/preview', body, { as: customer, lang });
  const wanted = () => [
    { good_id: plain.id, number: 2 },
    { good_id: phone.id, good_sku_id: phone.variantIds[0], number: 1 },
  ];

  it('tells what an order would cost, and that order is then accepted', async () => {
    const answer = await preview({ indentCommodity: wanted(), shipping_id: address });
    expect(answer).toMatchObject({
      status: 200,
      message: {
        type_code: 0,
        goods_total: 1698.8,
        carriage: 8,
        coupon_money: 0,
        integralPrice: 0,
        total: 1706.8,
        need_address: true,
        shipping: { id: address },
        goods_list: [
          {
            good_id: plain.id,
            good_sku_id: 0,
            price: 199.9,
            number: 2,
            type_code: 0,
            product_sku: [],
            invalid: false,
          },
          { good_id: phone.id, price: 1299, product_sku: [{ key: '颜色', value: '1号' }], invalid: false },
        ],
      },
    });
    const lines = [
      { good: plain, quantity: 2, price: 199.9 },
      { good: phone, sku: 0, price: 1299 },
    ];
    const { carriage } = answer.message;
    const placed = await placeOrder(shop(), customer, { lines, address, carriage });
    expect(placed.status).toBe(200);
  });

  it('takes the default address when none is named, and none when there is none', async () => {
    expect((await preview({ indentCommodity: wanted() })).message.shipping?.id).toBe(address);
    const newcomer = await shop().aCustomer();
    const answer = await shop().post<Preview>('goodIndent/preview', { indentCommodity: wanted() }, { as: newcomer });
    expect(answer.message).toMatchObject({ shipping: null, carriage: 0, need_address: true, total: 1698.8 });
  });

  it('marks lines that cannot be ordered and leaves them out', async () => {
    const answer = await preview(
      { indentCommodity: [...wanted(), { good_id: 999_999, number: 1 }, { good_id: few.id, number: 9 }] },
      'en',
    );
    expect(answer.message.goods_list.map((line) => line.invalid_reason)).toEqual([
      null,
      null,
      'missing',
      'short-of-stock',
    ]);
    expect(answer.message.goods_list.map((line) => line.left)).toEqual([null, null, null, 4]);
    expect(answer.message.total).toBe(1706.8);
    expect(answer.message.goods_list[0]?.name).toBe(plain.name.en);
  });

  it('refuses promotions and nonsense too', async () => {
    expect(await preview({ indentCommodity: wanted(), integral_draw_log_id: 3 })).toMatchObject({
      status: 401,
      code: 50001,
    });
    expect(await preview({})).toMatchObject({ status: 401, message: '请填写订单里的商品' });
  });
});
