import { describe, expect, it } from 'vitest';
import { fieldText, readFieldText } from '../../../kernel/error-texts/messages.ts';
import { MAX_CART_LINES } from '../cart-line.ts';
import { wholeCart } from './cart-body.ts';

const read = (body: unknown) => wholeCart.safeParse(body);
const problemOf = (body: unknown) => read(body).error?.issues[0]?.message;

describe('wholeCart', () => {
  it.each<[string, unknown]>([
    ['a list', [{ good_id: 4, number: 2, name: '耳机' }]],
    ['an object keyed by position', { 0: { good_id: '4', number: '2', name: '耳机' } }],
    ['a map with any keys', { id4: { good_id: 4, good_sku_id: 0, number: 2, name: '耳机' } }],
    [
      'lines of one good, added up',
      [
        { good_id: 4, number: 1, name: '旧' },
        { good_id: 4, number: 1, name: '耳机' },
      ],
    ],
  ])('reads %s', (_title, body) => {
    expect(read(body).data).toEqual([{ good_id: 4, number: 2, name: '耳机' }]);
  });

  it.each([[null], [undefined], [''], [[]], [{}]])('reads %j as an empty cart', (body) => {
    expect(read(body).data).toEqual([]);
  });

  it('keeps lines of two SKUs apart', () => {
    const body = [7, 8].map((variant) => ({ good_id: 2, good_sku_id: variant, number: 1 }));
    expect(read(body).data).toEqual(body);
  });

  it.each<[string, unknown]>([
    ['no good', [{ number: 1 }]],
    ['no pieces', [{ good_id: 4 }]],
    ['nought pieces', [{ good_id: 4, number: 0 }]],
    ['fewer than nought', [{ good_id: 4, number: -3 }]],
    ['half a piece', [{ good_id: 4, number: 1.5 }]],
    ['text for a line', ['x']],
    ['a list for a line', [[1]]],
  ])('refuses %s', (_title, body) => {
    expect(read(body).success).toBe(false);
    expect(readFieldText(problemOf(body) ?? '', 'zh').key).toBe('param.missing');
  });

  it('refuses more lines than a cart holds', () => {
    const body = Array.from({ length: MAX_CART_LINES + 1 }, (_, index) => ({ good_id: index + 1, number: 1 }));
    expect(problemOf(body)).toBe(fieldText('cart.full', '', MAX_CART_LINES));
    expect(read(body.slice(1)).data).toHaveLength(MAX_CART_LINES);
  });

  it('takes markup and details out of the snapshots and leaves the rest alone', () => {
    const product = {
      id: 4,
      name: 'A < B & <b>C</b><<i>script>',
      details: '<p>long</p>',
      price_show: [1, 2],
      none: null,
    };
    const body = [{ good_id: 4, number: 1, checked: true, good: product }];
    expect(read(body).data).toEqual([
      { good_id: 4, number: 1, checked: true, good: { id: 4, name: 'A < B & C', price_show: [1, 2], none: null } },
    ]);
  });
});
