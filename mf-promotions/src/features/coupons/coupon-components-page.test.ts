import type { LoadContext } from '@jishi/contracts';
import { expect, it } from 'vitest';
import page from './coupon-components-page.ts';

it('leads to the coupons', async () => {
  const args = { params: {}, path: '/coupon/components', query: new URLSearchParams() };
  const load = async () => page.load(args, {} as LoadContext);
  const answer = await load().catch((thrown: unknown) => thrown);
  const { status, headers } = answer as Response;
  expect([status, headers.get('Location')]).toEqual([302, '/coupon/list']);
});
