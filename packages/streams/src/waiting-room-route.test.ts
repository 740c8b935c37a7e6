import { expect, it } from 'vitest';
import { entersWaitingRoom } from './waiting-room-route.ts';

it.each([
  ['POST', '/api/v1/app/seckill/5/place', true],
  ['POST', '/api/v1/app/seckill/5/place/', true],
  ['POST', '/seckill/5/place?x=1', true],
  ['GET', '/api/v1/app/seckill/5/place', false],
  ['POST', '/api/v1/app/seckill/5/place/leave', false],
  ['POST', '/api/v1/app/seckill/5', false],
  ['POST', '/api/v1/app/goodIndent', false],
])('%s %s: %s', (method, path, expected) => {
  expect(entersWaitingRoom(method, path)).toBe(expected);
});
