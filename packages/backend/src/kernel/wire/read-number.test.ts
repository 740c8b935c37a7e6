import { expect, it } from 'vitest';
import { z } from 'zod';
import { placeOrderBody } from '../../modules/orders/wire/order-body.ts';
import { fieldText } from '../error-texts/messages.ts';
import { idValue } from './inputs.ts';
import { pageQuery } from './page.ts';
import { fromDecimal, positiveInteger, readNumber } from './read-number.ts';

const noDecimals = ['0x10', '0b1', '0o7', '1e3', '', ' ', '1,000', '１６', 'Infinity', 'NaN', '.5', '5.', '--1', '1 2'];

it.each<[unknown, unknown]>([
  ['16', 16],
  [' 16 ', 16],
  ['-1', -1],
  ['+1', 1],
  ['0.5', 0.5],
  [16, 16],
  [true, true],
  [null, null],
  ...noDecimals.map((text): [string, string] => [text, text]),
])('%j reads as %j', (value, read) => expect(readNumber(value)).toBe(read));

it.each(noDecimals)('%j orders nothing, names nothing and counts nothing', (text) => {
  const line = { price: 1, number: text, name: 'x', good_id: 1, img: 'x' };
  const order = placeOrderBody.safeParse({ carriage: 0, indentCommodity: [line] });
  const rule = text.trim() === '' ? 'field.required' : 'field.mistake';
  expect(order.error?.issues[0]?.message).toBe(fieldText(rule, 'number'));
  expect(positiveInteger(text)).toBeNull();
  expect(idValue().safeParse(text).success).toBe(false);
  expect(fromDecimal(z.int()).safeParse(text).success).toBe(false);
  expect(pageQuery.parse({ page: text, limit: text })).toMatchObject({ page: 1, limit: 15 });
});
