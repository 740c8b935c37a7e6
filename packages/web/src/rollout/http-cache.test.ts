import { expect, test, vi } from 'vitest';
import { hasNginx, startNginxCache } from '../testing/nginx-cache.ts';
import { startTestWeb } from '../testing/test-web.ts';
import { bucketOf } from './choose-arm.ts';

vi.setConfig({ testTimeout: 60_000 }); // threads start slowly on a busy machine

const decision = { channel: 'live', author: 'test', reason: 'a test' };
const SHARE = 4_000;

if (hasNginx()) {
  test('a cache in front gives everybody the arm of their id, and nobody the id of another', behindACache);
} else {
  test.runIf(process.env['CI'])('finds nginx', () => expect(hasNginx()).toBe(true));
  console.warn('LEFT OUT: rollouts behind an HTTP cache, because there is no nginx on this computer');
}

async function behindACache(): Promise<void> {
  await using shop = await startTestWeb();
  const parts = await shop.fixture.publish('2.0.0');
  await shop.fixture.registry.pin({ ...decision, parts, buckets: SHARE });
  await shop.until('it is served', () => shop.web.shop.served()?.release.rollout !== undefined);
  await using cache = await startNginxCache(shop.origin);
  const { rollout } = shop.web.shop.served()!.release;
  const open = async (cookie?: string) => {
    const answer = await fetch(`${cache.origin}/?i=1`, { headers: cookie === undefined ? {} : { cookie } });
    const versions = [...(await answer.text()).matchAll(/@(\d\.\d\.\d)/g)].map(([, version]) => version);
    return {
      versions: [...new Set(versions)],
      cache: answer.headers.get('x-cache'),
      set: answer.headers.getSetCookie(),
    };
  };

  const visitors: string[] = [];
  for (let count = 0; count < 30; count += 1) {
    const first = await open();
    expect(first).toMatchObject({ versions: ['1.0.0'], cache: 'MISS' });
    visitors.push(first.set[0]!.split(';')[0]!);
  }
  expect(new Set(visitors).size).toBe(30);

  for (const state of ['MISS', 'HIT']) {
    for (const cookie of visitors) {
      const hasCandidate = bucketOf(cookie.slice(-22), rollout!) < SHARE;
      expect(await open(cookie)).toEqual({ versions: [hasCandidate ? '2.0.0' : '1.0.0'], cache: state, set: [] });
    }
  }
}
