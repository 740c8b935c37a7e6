import { aCartLine } from '@jishi/testing/builders';
import { afterEach, expect, test, vi } from 'vitest';
import { storeLines } from './account-storage.ts';
import { keepCartCookie } from './cart-cookie.ts';

const tea = aCartLine({ productId: '1002', variantId: '21', quantity: 2 });
const bag = aCartLine({ productId: '1001', quantity: 4 });

/** What is written to the cookies of this page. */
function written(): string[] {
  const lines: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void lines.push(line));
  return lines;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the page of the cart is told what is in it, in each language, and no other address', () => {
  const lines = written();
  keepCartCookie([bag, tea]);
  expect(lines).toEqual([
    'jishi_cart=1.1001x4.1002-21x2; Path=/cart; SameSite=Lax; Max-Age=2592000',
    'jishi_cart=1.1001x4.1002-21x2; Path=/en/cart; SameSite=Lax; Max-Age=2592000',
  ]);
});

test('by https alone where the shop is', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  const lines = written();
  keepCartCookie([bag]);
  expect(lines.map((line) => line.endsWith('; Secure'))).toEqual([true, true]);
});

const gone = [
  'jishi_cart=0; Path=/cart; SameSite=Lax; Max-Age=0',
  'jishi_cart=0; Path=/en/cart; SameSite=Lax; Max-Age=0',
];

test.each([
  ['an empty cart', []],
  ['one that is too large', Array.from({ length: 31 }, (_, at) => aCartLine({ productId: `${at + 1}` }))],
])('%s takes it away', (_what, cart) => {
  const lines = written();
  keepCartCookie(cart);
  expect(lines).toEqual(gone);
});

test('what another program left among the lines cannot become part of its rules', () => {
  const lines = written();
  keepCartCookie([aCartLine({ productId: '1; Domain=evil.example; x', quantity: 1 })]);
  expect(lines[0]).toBe(
    'jishi_cart=1.1%3B%20Domain%3Devil.example%3B%20xx1; Path=/cart; SameSite=Lax; Max-Age=2592000',
  );
});

test('it follows what is kept of a visitor, and tells nothing of a customer', () => {
  const lines = written();
  storeLines([bag], false);
  expect(lines).toHaveLength(2);
  storeLines([tea], true);
  expect(lines).toHaveLength(2);
  storeLines([], false);
  expect(lines.slice(2)).toEqual(gone);
});
