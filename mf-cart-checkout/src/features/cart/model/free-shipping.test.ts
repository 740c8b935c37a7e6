import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { shipsFree } from './free-shipping.ts';

const over49 = { shippingRateId: '6', freeShippingFrom: 4900 };
const always = { shippingRateId: null, freeShippingFrom: 0 };
const never = { shippingRateId: '2' };

type Over = Parameters<typeof aCartLine>[0];

it.each<[string, Over[], boolean]>([
  ['never paid for', [{ ...always, unitPrice: 100 }], true],
  ['at the amount', [{ ...over49, unitPrice: 4900 }], true],
  ['below it', [{ ...over49, unitPrice: 4899 }], false],
  ['at the amount by pieces', [{ ...over49, unitPrice: 2450, quantity: 2 }], true],
  [
    'at the amount together',
    [
      { ...over49, unitPrice: 2000 },
      { ...over49, productId: '2', unitPrice: 2900 },
    ],
    true,
  ],
  [
    'not with goods of another rate',
    [
      { ...over49, unitPrice: 2000 },
      { ...always, unitPrice: 9900 },
    ],
    false,
  ],
  ['under a rate without an amount', [{ ...over49, unitPrice: 9900 }, never], false],
  ['not told', [{}], false],
])('%s', (_what, lines, isFree) => {
  expect(shipsFree(lines.map((line) => aCartLine(line)))).toBe(isFree);
});
