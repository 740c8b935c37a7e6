import { aCartLine } from '@jishi/testing/builders';
import { expect, test } from 'vitest';
import { withRemembered } from './with-remembered.ts';

const options = [{ name: '尺码', value: '大' }];
const bag = aCartLine({ productId: '1', name: 'Backpack', unitPrice: 21_900 });
const gone = aCartLine({
  productId: '2',
  name: '',
  picture: null,
  unitPrice: 0,
  isInvalid: true,
  invalidReason: 'missing',
});
const soldOut = aCartLine({
  productId: '3',
  variantId: '31',
  name: 'Tea',
  unitPrice: 100,
  options: [],
  isInvalid: true,
  invalidReason: 'variant-missing',
});
const kept = [
  aCartLine({ productId: '1', name: '双肩包', unitPrice: 23_900 }),
  aCartLine({ productId: '2', name: '座钟', picture: '/media/clock.webp', unitPrice: 5000 }),
  aCartLine({ productId: '3', variantId: '31', name: '龙井', unitPrice: 8800, options }),
];

test('what is gone keeps what the browser knew of it, in the words of the page where it has some', () => {
  expect(withRemembered([bag, gone, soldOut], kept)).toMatchObject([
    bag,
    { name: '座钟', picture: '/media/clock.webp', unitPrice: 5000, isInvalid: true, invalidReason: 'missing' },
    { name: 'Tea', unitPrice: 8800, options, isInvalid: true, invalidReason: 'variant-missing' },
  ]);
});

test('where nothing is gone the list stays the same one', () => {
  const drawn = [bag];
  expect(withRemembered(drawn, kept)).toBe(drawn);
});

test('what the browser does not know either stays as it was drawn', () => {
  expect(withRemembered([gone], [])).toEqual([gone]);
});
