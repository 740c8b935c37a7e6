import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { inShownOrder } from './in-shown-order.ts';

const line = (productId: string) => aCartLine({ productId });
const cart = (ids: string) => [...ids].map(line);

it.each([
  ['what came back stands where it is shown', '132', '123', '123'],
  ['new lines stand below', '4153', '135', '1354'],
  ['what is gone is gone', '31', '123', '13'],
  ['nothing is shown yet', '312', '', '312'],
])('%s', (_title, answer, shown, expected) => {
  expect(
    inShownOrder(cart(answer), cart(shown))
      .map(({ productId }) => productId)
      .join(''),
  ).toBe(expected);
});

it('has what the server says of a line', () => {
  expect(inShownOrder([{ ...line('1'), quantity: 7 }], [line('1')])).toMatchObject([{ quantity: 7 }]);
});
