import { expect, test } from 'vitest';
import { cartCookieValue, fitsCartCookie, readCartCookie } from './cart-cookie.ts';

const simple = { productId: '1001', variantId: null, quantity: 4 };
const chosen = { productId: '1002', variantId: '21', quantity: 2 };
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...simple, productId: `${at + 1}` }));
const largest = Array.from({ length: 30 }, (_, at) => ({
  productId: `9999999999999${10 + at}`,
  variantId: '999999999999999',
  quantity: 9999,
}));

test.each([
  ['1.1001x4', [simple]],
  ['1.1001x4.1002-21x2', [simple, chosen]],
  [
    '1.1002-21x2.1002-22x1.1002x1',
    [chosen, { ...chosen, variantId: '22', quantity: 1 }, { ...chosen, variantId: null, quantity: 1 }],
  ],
  [cartCookieValue(many(30)), many(30)],
  [cartCookieValue(largest), largest],
])('%s names lines, and is how they are written', (value, lines) => {
  expect(readCartCookie(`jishi_theme=dark; jishi_cart=${value}; other=1`)).toEqual(lines);
  expect(cartCookieValue(lines)).toBe(value);
  expect(encodeURIComponent(value)).toBe(value);
});

test.each([
  '',
  '1',
  '1.',
  '2.1001x4',
  '01.1001x4',
  '1001x4',
  '1.1001',
  '1.1001x',
  '1.1001x0',
  '1.1001x-1',
  '1.1001x1.5',
  '1.1001x1e3',
  '1.1001x10000',
  '1.0x1',
  '1.01001x1',
  '1.-1x1',
  '1.1001-x1',
  '1.1001-0x1',
  '1.1001-2-3x1',
  '1.1001x1x2',
  '1.9007199254740993x1',
  '1.1001x4.',
  '1.1001x4..1002x1',
  '1.1001x4,1002x1',
  '1.1001x4.1001x1',
  '1.1002-21x2.1002-21x2',
  '1.1001x4.garbage',
  '1.１００１x4',
  '1.<script>x1',
  '1.../../etcx1',
  '%E0%A4%A',
  '[{"productId":"1001"}]',
  cartCookieValue(many(31)),
  `1${'.1x1'.repeat(100_000)}`,
])('%.40s is an empty cart', (value) => {
  expect(readCartCookie(`jishi_cart=${value}`)).toEqual([]);
});

test('an empty cart and one that is too large have no cookie; the largest stays far below what browsers keep', () => {
  expect([0, 1, 30, 31].map(fitsCartCookie)).toEqual([false, true, true, false]);
  expect(cartCookieValue(largest).length).toBeLessThan(1200);
});

test('a header without it names nothing', () => {
  expect(readCartCookie('')).toEqual([]);
  expect(readCartCookie('xjishi_cart=1.1001x4; jishi_carts=1.1001x4')).toEqual([]);
});
