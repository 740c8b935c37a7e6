import { createHash } from 'node:crypto';
import { BUCKETS, type Release, type Rollout } from '@jishi/contracts/release';
import { describe, expect, test } from 'vitest';
import type { ServedReleases } from '../releases/served-releases.ts';
import { bucketOf, chooseArm } from './choose-arm.ts';

/** Spread as evenly as random bytes, and the same in every run: one run in seventeen of random ids is more than 0.3 points off. */
const spread = (text: string) => createHash('sha256').update(text).digest().subarray(0, 16);
const saltNamed = (name: string) => spread(`salt ${name}`).toString('hex');
const salt = saltNamed('first');

function served(rollout: Partial<Rollout>, hasCandidate = true): ServedReleases {
  const release = { rollout: { salt, buckets: 0, expires: null, ...rollout } } as Release;
  const arm = (id: string) => ({ id }) as ServedReleases['live'];
  return { release, integrity: '', live: arm('7'), candidate: hasCandidate ? arm('7-candidate') : null };
}

const ids = Array.from({ length: 100_000 }, (_, index) => spread(`id ${index}`).toString('base64url'));
const shareOf = (now: ServedReleases) =>
  ids.filter((id) => chooseArm(now, id).id === '7-candidate').length / ids.length;

describe('of 100,000 ids', () => {
  test.each([
    [0, 0],
    [BUCKETS, 1],
  ])('%i buckets are exactly a share of %i', (buckets, share) => expect(shareOf(served({ buckets }))).toBe(share));

  test.each([100, 1_000, 5_000])('%i buckets are their share within 0.3 points, whatever the salt', (buckets) => {
    const shares = ['first', 'second', 'third'].map((name) => shareOf(served({ buckets, salt: saltNamed(name) })));
    for (const share of shares) expect(Math.abs(share - buckets / BUCKETS)).toBeLessThan(0.003);
  });

  test('nobody who has the candidate loses it when the share is raised', () => {
    const rising = [0, 1, 100, 1_000, 2_500, 9_999, BUCKETS].map((buckets) => served({ buckets }));
    for (const id of ids.slice(0, 10_000)) {
      const arms = rising.map((now) => chooseArm(now, id).id === '7-candidate');
      expect(arms).toEqual(arms.toSorted());
    }
  });

  test('the next rollout, with its own salt, finds other ones', () => {
    const [first, second] = [served({ buckets: 1_000 }), served({ buckets: 1_000, salt: saltNamed('second') })];
    const both = ids.filter((id) => [first, second].every((now) => chooseArm(now, id).id === '7-candidate'));
    expect(both.length / ids.length).toBeLessThan(0.02);
  });
});

test('an id has the bucket it always had', () => {
  expect(bucketOf('AAAAAAAAAAAAAAAAAAAAAA', { salt: '0'.repeat(32) })).toBe(4_714);
});

const all = { buckets: BUCKETS };

test.each([
  ['somebody without an id', served({ buckets: BUCKETS - 1 }), null],
  ['everybody once the candidate has expired', served({ ...all, expires: new Date(0).toISOString() }), ids[0]!],
  ['everybody where no candidate runs', served(all, false), ids[0]!],
])('%s gets the live release', (_, now, id) => expect(chooseArm(now, id).id).toBe('7'));

test('once everybody has the candidate, so has who has no id', () =>
  expect(chooseArm(served(all), null).id).toBe('7-candidate'));
