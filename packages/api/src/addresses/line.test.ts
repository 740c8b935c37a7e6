import { expect, it } from 'vitest';
import { addressLine, fullAddressLine } from './line.ts';

it.each([
  ['浙江省杭州市余杭区', '良渚文化村', '浙江省杭州市余杭区 良渚文化村'],
  ['浙江省杭州市余杭区良渚文化村', '良渚文化村', '浙江省杭州市余杭区良渚文化村'],
  ['', '良渚文化村', '良渚文化村'],
  ['浙江省杭州市余杭区', '', '浙江省杭州市余杭区'],
])('%j with %j', (address, place, line) => {
  expect(addressLine({ address, place })).toBe(line);
});

it.each([
  [{ address: '浙江省杭州市余杭区', place: '良渚文化村', house: '601' }, '浙江省杭州市余杭区 良渚文化村 601'],
  [{ address: '上海市徐汇区枫林路', place: '枫林路', house: '前台' }, '上海市徐汇区枫林路 前台'],
  [{ address: '', place: '枫林路', house: '' }, '枫林路'],
])('%o', (address, expected) => {
  expect(fullAddressLine(address)).toBe(expected);
});
