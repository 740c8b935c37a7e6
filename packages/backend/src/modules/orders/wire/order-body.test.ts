import { describe, expect, it } from 'vitest';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import type { Attribute } from '../../../kernel/texts/attributes.ts';
import { placeOrderBody, previewBody } from './order-body.ts';

const line = {
  number: 2,
  name: '无线蓝牙耳机',
  good_id: 4,
  img: '/g4.jpg',
  good_sku_id: 0,
  freight_id: 0,
  price: 199.9,
};
const body = { carriage: 8, remark: '请尽快发货', shipping_id: 1, indentCommodity: [line] };
const wanted = { productId: 4, variantId: null, quantity: 2, price: 199.9, sale: null };

/** One more than an order takes. */
const crowd = Array.from({ length: 201 }, () => line);

/** Neither coupon nor points. */
const plain = { couponId: null, points: 0, prizeId: null };

type Problem = { field: Attribute; rule: 'required' | 'mistake' | 'max' };

/** The first broken rule, as it is told. */
const problemOf = (value: unknown) => placeOrderBody.safeParse(value).error?.issues[0]?.message;
const told = ({ field, rule }: Problem) => fieldText(`field.${rule}`, field, ...(rule === 'max' ? [200] : []));

const unpriced = { indentCommodity: [{ good_id: 2, good_sku_id: 7, number: 1 }] };

describe('bodies that are read', () => {
  it.each([
    ['a list', body],
    ['numeric text in a keyed list', { carriage: '8', indentCommodity: { 0: { ...line, number: '2', good_id: '4' } } }],
    ['a prize', { integral_draw_log_id: 3, shipping_id: 1 }],
    ['with coupon and points', { ...body, user_coupon_id: '12', integral: 300 }],
  ])('%s', (_, value) => {
    expect(placeOrderBody.safeParse(value).success).toBe(true);
    expect(previewBody.safeParse(value).success).toBe(true);
  });

  it('let a preview leave amounts and texts out', () => {
    expect(placeOrderBody.safeParse(unpriced).success).toBe(false);
    expect(previewBody.parse(unpriced)).toEqual({
      lines: [{ productId: 2, variantId: 7, quantity: 1, price: null, sale: null }],
      shippingFee: null,
      addressId: null,
      remark: null,
      giftNote: null,
      ...plain,
    });
  });
});

describe('the body of an order', () => {
  it('reads an order as the original client sends it', () => {
    expect(placeOrderBody.parse(body)).toEqual({
      lines: [wanted],
      shippingFee: 8,
      addressId: 1,
      remark: '请尽快发货',
      giftNote: null,
      ...plain,
    });
  });

  it.each([
    [undefined, null],
    [null, null],
    ['', ''],
    ['  ', ''],
    [' 生日快乐 ', '生日快乐'],
    ['好'.repeat(120), '好'.repeat(120)],
  ])('reads %j as the words of a present: %j', (gift_note, giftNote) => {
    expect(placeOrderBody.parse({ ...body, gift_note })).toMatchObject({ giftNote });
  });

  it('refuses more words than a tag takes', () => {
    const problem = problemOf({ ...body, gift_note: '好'.repeat(121) });
    expect(problem).toEqual(fieldText('field.max', 'gift_note', 120));
  });

  it('reads numeric text and keyed lists', () => {
    const text = {
      carriage: '8',
      shipping_id: '1',
      indentCommodity: { 0: { ...line, number: '2', good_id: '4', price: '199.9' } },
    };
    const request = { lines: [wanted], shippingFee: 8, addressId: 1, remark: null, giftNote: null, ...plain };
    expect(placeOrderBody.parse(text)).toEqual(request);
  });

  it.each<[string, unknown, Problem]>([
    ['nothing', {}, { field: 'carriage', rule: 'required' }],
    ['no body', null, { field: 'carriage', rule: 'required' }],
    ['freight that is no number', { ...body, carriage: 'x' }, { field: 'carriage', rule: 'mistake' }],
    ['an empty list of lines', { carriage: 0, indentCommodity: [] }, { field: 'indentCommodity', rule: 'required' }],
    ['no lines in an object', { carriage: 0, indentCommodity: {} }, { field: 'indentCommodity', rule: 'required' }],
    ['too many lines', { carriage: 0, indentCommodity: crowd }, { field: 'indentCommodity', rule: 'mistake' }],
    [
      'too many lines in an object',
      { carriage: 0, indentCommodity: { ...crowd } },
      { field: 'indentCommodity', rule: 'mistake' },
    ],
    ['no list of lines', { carriage: 0, indentCommodity: 'x' }, { field: 'indentCommodity', rule: 'required' }],
    ['a remark that is no text', { ...body, remark: {} }, { field: 'remark', rule: 'mistake' }],
    ['words of a present that are no text', { ...body, gift_note: 7 }, { field: 'gift_note', rule: 'mistake' }],
    ['a remark that is too long', { ...body, remark: '长'.repeat(201) }, { field: 'remark', rule: 'max' }],
  ])('refuses %s', (_title, value, problem) => {
    expect(problemOf(value)).toBe(told(problem));
  });

  it.each<[string, Record<string, unknown>, Problem]>([
    ['no price', { price: undefined }, { field: 'price', rule: 'required' }],
    ['a price that is no amount', { price: 'cheap' }, { field: 'price', rule: 'mistake' }],
    ['no pieces', { number: null }, { field: 'number', rule: 'required' }],
    ['negative pieces', { number: -1 }, { field: 'number', rule: 'mistake' }],
    ['nought pieces', { number: 0 }, { field: 'number', rule: 'mistake' }],
    ['far too many pieces', { number: 100_000 }, { field: 'number', rule: 'mistake' }],
    ['no name', { name: '' }, { field: 'productName', rule: 'required' }],
    ['no good', { good_id: undefined }, { field: 'productId', rule: 'required' }],
    ['a good that is no number', { good_id: 'x' }, { field: 'productId', rule: 'mistake' }],
    ['a SKU that is no number', { good_sku_id: 'x' }, { field: 'sku', rule: 'mistake' }],
    ['no picture', { img: null }, { field: 'img', rule: 'required' }],
  ])('refuses a line with %s', (_title, over, problem) => {
    const broken = { ...line, ...over };
    expect(problemOf({ ...body, indentCommodity: [line, broken] })).toBe(told(problem));
    expect(problemOf({ ...body, indentCommodity: { a: line, b: broken } })).toBe(told(problem));
  });

  it('lets a prize decide what is sent, whatever lines and amounts come with it', () => {
    const prize = {
      lines: [],
      shippingFee: null,
      addressId: 1,
      remark: '请尽快发货',
      giftNote: null,
      ...plain,
      prizeId: 5,
    };
    expect(placeOrderBody.parse({ ...body, integral_draw_log_id: 5 })).toEqual(prize);
    const bare = { integral_draw_log_id: '5', shipping_id: 1, remark: '请尽快发货', carriage: 'x' };
    expect(placeOrderBody.parse(bare)).toEqual(prize);
    expect(placeOrderBody.parse({ ...body, integral_draw_log_id: 0 })).toMatchObject({
      lines: [wanted],
      prizeId: null,
    });
  });

  it.each([
    [
      { user_coupon_id: 7, integral: 300 },
      { couponId: 7, points: 300 },
    ],
    [
      { user_coupon_id: '7', integral: '300' },
      { couponId: 7, points: 300 },
    ],
    [{ user_coupon_id: 0, integral: 0 }, plain],
    [{ user_coupon_id: null, integral: '' }, plain],
  ])('reads the promotions %j', (over, promotions) => {
    expect(placeOrderBody.parse({ ...body, ...over })).toMatchObject(promotions);
  });

  it.each<[string, Attribute]>([
    ['user_coupon_id', 'coupon'],
    ['integral', 'points'],
    ['integral_draw_log_id', 'prize'],
  ])('refuses %s that is no whole number', (key, field) => {
    for (const value of ['x', -1, 1.5, {}, true]) {
      expect(problemOf({ ...body, [key]: value })).toBe(told({ field, rule: 'mistake' }));
    }
  });

  it.each<[Record<string, unknown>, unknown]>([
    [{ seckill_id: 3 }, { saleId: 3, saleVariantId: null }],
    [{ seckill_sku_id: '4' }, { saleId: null, saleVariantId: 4 }],
    [
      { seckill_id: 3, seckill_sku_id: 4 },
      { saleId: 3, saleVariantId: 4 },
    ],
    [{ good: { seckill: true } }, { saleId: null, saleVariantId: null }],
    [
      { good: { seckill_id: 3 }, good_sku: { seckill_sku_id: 4 } },
      { saleId: 3, saleVariantId: 4 },
    ],
    [{ good: { seckill: false, seckill_id: 0 }, good_sku: null }, null],
    [{ seckill_id: null, seckill_sku_id: '' }, null],
  ])('finds the flash sale of a line wherever a client puts it: %j', (over, sale) => {
    const order = { ...body, indentCommodity: [{ ...line, ...over }] };
    expect(placeOrderBody.parse(order)).toMatchObject({ lines: [{ sale }] });
  });
});
