import type { OrderCode } from '@jishi/api/orders';
import { expect, it } from 'vitest';
import { whereItIs } from './where-it-is.ts';

const code = (kind: OrderCode['kind']): OrderCode => ({ id: kind, kind, name: null, code: 'K-200' });

it.each([
  [[], false, []],
  [[code('card-key')], false, ['codes']],
  [[code('web-disk')], false, ['disks']],
  [[code('web-disk'), code('card-key')], false, ['codes']],
  [[], true, ['files']],
  [[code('card-key')], true, ['codes', 'files']],
])('%j with files %s: %j', (codes, hasDownload, told) => {
  expect(whereItIs({ codes, hasDownload })).toEqual(told);
});
