import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';

it.each([
  [{ address: '浙江省杭州市余杭区', place: '良渚文化村', house: '601' }, '浙江省杭州市余杭区 良渚文化村 601'],
  [{ address: '上海市徐汇区枫林路', place: '枫林路', house: '前台' }, '上海市徐汇区枫林路 前台'],
  [{ address: '', place: '枫林路', house: '' }, '枫林路'],
])('%o', (address, expected) => {
  expect(addressText(address)).toBe(expected);
});
