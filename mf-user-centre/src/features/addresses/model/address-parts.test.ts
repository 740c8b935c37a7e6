import { expect, it } from 'vitest';
import { addressParts } from './address-parts.ts';

it.each([
  ['浙江省杭州市余杭区云栖里', '云栖里', { region: '浙江省杭州市余杭区', place: '云栖里' }],
  [
    'Zhejiang, Hangzhou, Yuhang District, Yunqi',
    'Yunqi',
    { region: 'Zhejiang, Hangzhou, Yuhang District, ', place: 'Yunqi' },
  ],
  ['浙江省杭州市余杭区云栖里', '星光大道', { region: '浙江省杭州市余杭区云栖里', place: '星光大道' }],
  ['浙江省杭州市余杭区云栖里北门', '云栖里', { region: '浙江省杭州市余杭区', place: '云栖里北门' }],
  ['云栖里', '云栖里', { region: '', place: '云栖里' }],
  ['浙江省杭州市余杭区', '', { region: '浙江省杭州市余杭区', place: '' }],
])('%s with the place “%s” in parts', (address, place, parts) => {
  expect(addressParts({ address, place })).toEqual(parts);
});
