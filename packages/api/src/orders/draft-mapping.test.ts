import { describe, expect, it } from 'vitest';
import { parserOf } from '../wire/parts.ts';
import { toOrderPreview, toWireOrder } from './draft-mapping.ts';
import { wireOrderPreview } from './wire.ts';

it('reads a preview, every amount in yuan', () => {
  const preview = toOrderPreview(
    parserOf(wireOrderPreview)({
      type_code: 0,
      goods_total: 399.8,
      carriage: 8,
      coupon_money: 0,
      integralPrice: 0,
      total: 407.8,
      need_address: true,
      shipping: { id: 2, name: '张三', defaults: 1 },
      goods_list: [
        { good_id: 4, good_sku_id: 0, name: '耳机', img: '', price: 199.9, number: 2, type_code: 0 },
        { good_id: 5, name: '杯', price: 0, number: 1, invalid: true, invalid_reason: 'off-shelf' },
      ],
    }),
  );
  expect(preview).toMatchObject({
    goodsTotal: 39980,
    shippingFee: 800,
    total: 40780,
    needsAddress: true,
    isCouponUnusable: false,
    points: { available: 0, deductible: 0, used: 0 },
    kind: 'ordinary',
    address: { id: '2', name: '张三', isDefault: true },
    lines: [
      { productId: '4', variantId: null, picture: null, unitPrice: 19990, quantity: 2, isInvalid: false },
      { productId: '5', isInvalid: true, problem: 'off-shelf' },
    ],
  });
});

it('reads what is said of coupon, points and flash sale', () => {
  const preview = toOrderPreview(
    parserOf(wireOrderPreview)({
      type_code: 1,
      goods_total: 10,
      carriage: 0,
      coupon_money: 0,
      coupon_invalid: true,
      integralPrice: 1.5,
      integral: { available: 900, deductible: 200, used: 150 },
      total: 8.5,
      need_address: false,
      goods_list: [{ good_id: 5, name: '杯', price: 1, number: 1, invalid: true, invalid_reason: 'flash-sale' }],
    }),
  );
  expect(preview).toMatchObject({
    kind: 'flash-sale',
    isCouponUnusable: true,
    pointsDiscount: 150,
    points: { available: 900, deductible: 200, used: 150 },
    lines: [{ isInvalid: true, problem: 'flash-sale' }],
  });
});

describe('toWireOrder', () => {
  const line = { productId: '2', variantId: '7', quantity: 1, name: '手机', picture: 'a.jpg', unitPrice: 129900 };

  it('sends yuan, the SKU, the address, and nothing that is not set', () => {
    expect(toWireOrder({ lines: [line], addressId: '3', remark: ' 快 ' }, 800)).toEqual({
      indentCommodity: [{ good_id: 2, good_sku_id: 7, number: 1, price: 1299, name: '手机', img: 'a.jpg' }],
      carriage: 8,
      shipping_id: 3,
      remark: '快',
    });
    const simple = { ...line, variantId: null, picture: null };
    expect(toWireOrder({ lines: [simple], addressId: null, giftNote: ' 好 ' })).toMatchObject({ gift_note: '好' });
    expect(toWireOrder({ lines: [simple], addressId: null, remark: ' ' }, 0)).toEqual({
      indentCommodity: [{ good_id: 2, good_sku_id: 0, number: 1, price: 1299, name: '手机', img: '-' }],
      carriage: 0,
    });
  });

  it('sends promotions where the contract has them', () => {
    const flashSale = { saleId: '5', variantId: '50' };
    const draft = { lines: [{ ...line, flashSale }], addressId: null, couponId: '9', points: 100, prizeId: '4' };
    expect(toWireOrder(draft)).toMatchObject({
      indentCommodity: [{ seckill_id: 5, seckill_sku_id: 50 }],
      user_coupon_id: 9,
      integral: 100,
      integral_draw_log_id: 4,
    });
  });
});
