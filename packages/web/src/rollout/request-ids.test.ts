import { parseRequestId } from '@jishi/release';
import { expect, test } from 'vitest';
import type { ServedReleases } from '../releases/served-releases.ts';
import { bucketOf } from './choose-arm.ts';
import { createRequestIds } from './request-ids.ts';

const rollout = { id: '3fa9c1d2', salt: 'salt', buckets: 5_000, expires: null };
const live = { id: '43', arm: 'live' };
const shop = { release: { serial: 43 }, live, candidate: null } as unknown as ServedReleases;
const shared = {
  release: { serial: 44, rollout },
  live,
  candidate: { id: '44-candidate', arm: 'candidate' },
} as unknown as ServedReleases;

/** Visitors on both sides of the share. */
const visitors = Array.from({ length: 50 }, (_, at) => String(at).padStart(22, '-'));
const has = visitors.find((id) => bucketOf(id, rollout) < 5_000);
const hasNot = visitors.find((id) => bucketOf(id, rollout) >= 5_000);
const cookieOf = (id: string | undefined, name = 'jishi_rollout') => ({ cookie: `${name}=3fa9c1d2.44.${id}` });

const ref = (serial: number, arm: 'live' | 'candidate' = 'live', channel: string | null = null) => ({
  channel,
  serial,
  arm,
});

test.each([
  ['of the live release', shop, {}, ref(43)],
  ['before the first release', null, {}, null],
  ['without an id while a rollout runs', shared, {}, ref(43)],
  ['of who has the candidate', shared, cookieOf(has), ref(44, 'candidate')],
  ['of the same over https', shared, cookieOf(has, '__Host-jishi_rollout'), ref(44, 'candidate')],
  ['of who has not', shared, cookieOf(hasNot), ref(43)],
  ['of a tab that has another release', shop, { 'x-release': '41-candidate' }, ref(41, 'candidate')],
  ['of a tab that looks at a preview', shop, { 'x-release': 'previews/7' }, ref(7, 'live', 'previews')],
  ['of a page of a preview', shop, { cookie: 'jishi_preview=x' }, null],
  ['that says it has an id like ours', shop, { 'x-request-id': 'mi95hebf-99-7f3a9c2b1d' }, ref(43)],
  ['with something that is no id', shop, { 'x-request-id': 'a b' }, ref(43)],
])('the id of a request %s says when and of which release', (_, served, headers, release) => {
  const before = Date.now();
  const id = createRequestIds(() => served)({ headers });
  expect(parseRequestId(id)?.release).toEqual(release);
  expect(parseRequestId(id)?.time.getTime()).toBeGreaterThanOrEqual(before);
  expect(id).not.toBe(createRequestIds(() => served)({ headers }));
});

test('the id of a proxy in front is kept', () => {
  const headers = { 'x-request-id': 'from-the-balancer' };
  expect(createRequestIds(() => shop)({ headers })).toBe('from-the-balancer');
});
