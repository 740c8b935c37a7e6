import { expect, test } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

type Entry = { value: string; tags: readonly string[]; isInvalidated: boolean };

const entryOf = (value: string, tags: readonly string[] = []): Entry => ({ value, tags, isInvalidated: false });

/** A cache of ten bytes: an entry takes as many as its value has letters. */
const openCache = (maxBytes = 10) => new TaggedCache<Entry>({ maxBytes, sizeOf: ({ value }) => value.length });

type Step = (cache: TaggedCache<Entry>) => void;
const set =
  (key: string, value: string, ...tags: string[]): Step =>
  (cache) =>
    cache.set(key, entryOf(value, tags));
const use =
  (key: string): Step =>
  (cache) =>
    void cache.get(key);
const invalidate =
  (tag: string): Step =>
  (cache) =>
    cache.invalidate(tag);
const invalidateAll: Step = (cache) => cache.invalidateAll();

/** What is cached of `a`, `b` and `c`: its value, with `!` when it is invalidated, or `-`. */
const shownBy = (cache: TaggedCache<Entry>): string[] =>
  ['a', 'b', 'c'].map((key) => {
    const entry = cache.get(key);
    return entry ? `${entry.value}${entry.isInvalidated ? '!' : ''}` : '-';
  });

const table: [string, Step[], string[], number][] = [
  ['an entry is given back', [set('a', 'one')], ['one', '-', '-'], 3],
  ['an entry is replaced', [set('a', 'one'), set('a', 'second')], ['second', '-', '-'], 6],
  ['the oldest makes room', [set('a', '1234'), set('b', '1234'), set('c', '1234')], ['-', '1234', '1234'], 8],
  [
    'the least recently used makes room',
    [set('a', '1234'), set('b', '1234'), use('a'), set('c', '1234')],
    ['1234', '-', '1234'],
    8,
  ],
  ['what is larger than the cache is not cached', [set('a', 'one'), set('b', '12345678901')], ['one', '-', '-'], 3],
  ['nor is what it replaces', [set('a', 'one'), set('a', '12345678901')], ['-', '-', '-'], 0],
  ['an entry is deleted', [set('a', 'one'), set('b', 'two'), (cache) => cache.delete('a')], ['-', 'two', '-'], 3],
  ['everything is', [set('a', 'one', 't'), set('b', 'two'), (cache) => cache.clear()], ['-', '-', '-'], 0],
  [
    'a tag invalidates what shows it',
    [set('a', '1', 'good:5'), set('b', '2', 'good:6', 'good:5'), set('c', '3', 'good:6'), invalidate('good:5')],
    ['1!', '2!', '3'],
    3,
  ],
  ['a tag that nothing shows', [set('a', '1', 'good:5'), invalidate('good:7')], ['1', '-', '-'], 1],
  [
    'anything may have changed',
    [set('a', '1', 'good:5'), set('b', '2'), set('c', '3', 'goods'), invalidateAll],
    ['1!', '2', '3!'],
    3,
  ],
  [
    'a new entry is not what its key showed before',
    [set('a', '1', 'good:5'), set('a', '2', 'good:6'), invalidate('good:5')],
    ['2', '-', '-'],
    1,
  ],
  [
    'a new entry in place of an invalidated one',
    [set('a', '1', 'good:5'), invalidate('good:5'), set('a', '2', 'good:5')],
    ['2', '-', '-'],
    1,
  ],
  [
    'the index keeps the tags that others show after an eviction',
    [set('a', '1234', 't'), set('b', '1234', 't'), set('c', '1234', 't'), invalidate('t')],
    ['-', '1234!', '1234!'],
    8,
  ],
  [
    'an evicted key that comes back without the tag',
    [set('a', '1234', 't'), set('b', '12345678', 't'), set('a', '12', 'u'), invalidate('t')],
    ['12', '12345678!', '-'],
    10,
  ],
];

test.each(table)('%s', (_title, steps, shown, bytes) => {
  const cache = openCache();
  for (const step of steps) step(cache);
  expect([shownBy(cache), cache.bytes]).toEqual([shown, bytes]);
});

test('whoever has the entry sees that it was invalidated, and may change what is its own', () => {
  const cache = openCache();
  const entry = entryOf('one', ['good:5']);
  cache.set('a', entry);
  cache.invalidate('good:5');
  expect(entry.isInvalidated).toBe(true);
  entry.isInvalidated = false;
  expect(cache.get('a')?.isInvalidated).toBe(false);
});

test('a cache without room caches nothing', () => {
  const cache = openCache(0);
  for (const step of [set('a', 'one', 't'), invalidate('t'), invalidateAll]) step(cache);
  cache.delete('a');
  cache.clear();
  expect([shownBy(cache), cache.bytes]).toEqual([['-', '-', '-'], 0]);
});
