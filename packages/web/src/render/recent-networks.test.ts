import { expect, test } from 'vitest';
import { createRecentNetworks } from './recent-networks.ts';

test('a network is alone when nobody else has asked for so long', () => {
  let now = 0;
  const recentNetworks = createRecentNetworks(60_000, () => now);
  const alone = () => ['a', 'b', 'c'].filter((network) => recentNetworks.isAlone(network));
  recentNetworks.see('a');
  expect(alone()).toEqual(['a']);
  recentNetworks.see('b');
  recentNetworks.see('b');
  expect(alone()).toEqual([]);
  now = 50_000;
  recentNetworks.see('a');
  now = 60_001;
  recentNetworks.see('a');
  expect(alone()).toEqual(['a']);
  recentNetworks.see('c');
  recentNetworks.see('a');
  expect(alone()).toEqual([]);
});
