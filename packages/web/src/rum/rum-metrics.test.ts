import { Registry } from '@jishi/observing/metrics';
import { expect, test } from 'vitest';
import { createRumMetrics } from './rum-metrics.ts';
import { sampledTokens } from './view-tokens.ts';

test('releases nobody has any more leave the metrics, those in use stay', async () => {
  const registry = new Registry();
  const metrics = createRumMetrics(registry);
  const view = (release: string) =>
    metrics.view({ release, group: null }, { device: 'desktop', vitals: { lcp: 900, cls: 0 } });
  for (let serial = 1; serial <= 50; serial += 1) {
    view('1');
    view(`${serial}`);
    metrics.trouble({ release: `${serial}`, group: 'control' }, { part: 'shell', kind: 'error' });
  }
  const releasesOf = async (name: string) =>
    [...(await registry.metrics()).matchAll(new RegExp(`^${name}\\{release="(\\d+)"`, 'gm'))].map(([, id]) =>
      Number(id),
    );
  const kept = [1, 46, 47, 48, 49, 50];
  expect((await releasesOf('jishi_rum_views_total')).sort((a, b) => a - b)).toEqual(kept);
  expect((await releasesOf('jishi_rum_lcp_seconds_count')).sort((a, b) => a - b)).toEqual(kept);
  expect((await releasesOf('jishi_rum_troubles_total')).sort((a, b) => a - b)).toEqual(kept);
});

test.each([
  [0.25, 0.2, null, true],
  [0.25, 0.3, null, false],
  [0.25, 0.99, 'control', true],
  [0.25, 0.99, 'candidate', true],
  [0, 0, 'candidate', false],
  [1, 0.999, null, true],
] as const)('of a share of %d, at %d, a view of group %s tells: %s', (share, drawn, group, tells) => {
  const tokenFor = sampledTokens({ sign: ({ release }) => `token of ${release}` }, share, () => drawn);
  expect(tokenFor({ release: '1', group }, 'request-1')).toBe(tells ? 'token of 1' : null);
});
