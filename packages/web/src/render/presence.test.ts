import { expect, test } from 'vitest';
import { createPresence } from './presence.ts';

test('a network is alone when nobody else has asked for so long', () => {
  let now = 0;
  const presence = createPresence(60_000, () => now);
  const alone = () => ['a', 'b', 'c'].filter((network) => presence.isAlone(network));
  presence.see('a');
  expect(alone()).toEqual(['a']);
  presence.see('b');
  presence.see('b');
  expect(alone()).toEqual([]);
  now = 50_000;
  presence.see('a');
  now = 60_001;
  presence.see('a');
  expect(alone()).toEqual(['a']);
  presence.see('c');
  presence.see('a');
  expect(alone()).toEqual([]);
});
