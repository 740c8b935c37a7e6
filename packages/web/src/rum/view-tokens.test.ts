import { expect, test } from 'vitest';
import { createViewTokens, type View } from './view-tokens.ts';

const KEY = 'a key of sixteen letters';
const DAY = 86_400_000;
const now = Date.parse('2026-11-28T08:00:00Z');
const tokens = createViewTokens(KEY, () => now);

const REQUEST = 'mwqpqo3f-43-7f3a9c2b1d';

test.each<View>([
  { release: '43', group: null, at: null },
  { release: '43', group: 'control', at: { rollout: '3fa9c1d2', buckets: 0 } },
  { release: '44-candidate', group: 'candidate', at: { rollout: '3fa9c1d2', buckets: 10_000 } },
  { release: 'previews/7', group: null, at: null },
])('%j is read as it was signed, by each server with the key', (view) => {
  const token = tokens.sign(view, REQUEST);
  expect(token).toMatch(/^[\w/~.-]{1,110}$/);
  expect(createViewTokens(KEY, () => now + DAY).read(token)).toEqual({ ...view, requestId: REQUEST });
});

test('every letter of a token counts', () => {
  const token = tokens.sign({ release: '43', group: 'control', at: { rollout: '3fa9c1d2', buckets: 100 } }, REQUEST);
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(tokens.read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    expect(tokens.read(token.slice(0, at))).toBeNull();
  }
  for (const more of [`${token}A`, ` ${token}`, '', '43~n', '~~~', `${'9'.repeat(100)}~n~1~${'A'.repeat(16)}`])
    expect(tokens.read(more)).toBeNull();
});

test.each([
  ['a day and a minute later', () => createViewTokens(KEY, () => now + DAY + 60_000)],
  ['before it was signed', () => createViewTokens(KEY, () => now - 180_000)],
  ['with another key', () => createViewTokens('another key of letters', () => now)],
  ['in another process, where there is no key', () => createViewTokens(null, () => now)],
])('%s nobody believes it', (_, reader) => {
  expect(reader().read(tokens.sign({ release: '43', group: null }, REQUEST))).toBeNull();
});

test('without a key a process believes what it has signed itself', () => {
  const own = createViewTokens(null);
  expect(own.read(own.sign({ release: '1', group: null }, REQUEST))).toEqual({
    release: '1',
    group: null,
    at: null,
    requestId: REQUEST,
  });
});
