import { expect, it } from 'vitest';
import { shownAs } from './shown-as.ts';

it.each([
  [{ nickname: '小满今天也逛集市', phone: '13800000001' }, '小**市'],
  [{ nickname: '🍊', phone: null }, '🍊**🍊'],
  [{ nickname: ' ', phone: '13800000001' }, '138**001'],
  [{ nickname: null, phone: null }, null],
  [null, null],
])('%j is shown as %j', (customer, name) => {
  expect(shownAs(customer)).toBe(name);
});
