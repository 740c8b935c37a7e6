import type { NoticeCounts } from '@jishi/api/notices';
import { expect, it } from 'vitest';
import { isNews, type KnownNotices } from './is-news.ts';

const newest = (id: string, ageSeconds: number) => ({ id, ageSeconds });

it.each<[what: string, known: KnownNotices, counts: NoticeCounts, isIt: boolean]>([
  ['another newest', { unread: 3, newest: 'a' }, { unread: 4, newest: newest('b', 1) }, true],
  ['another newest while one was read', { unread: 3, newest: 'a' }, { unread: 3, newest: newest('b', 1) }, true],
  ['a first one', { unread: 0, newest: null }, { unread: 1, newest: newest('b', 1) }, true],
  ['the same, one read', { unread: 3, newest: 'a' }, { unread: 2, newest: newest('a', 1) }, false],
  ['the last one deleted', { unread: 1, newest: 'a' }, { unread: 0, newest: null }, false],
  ['first heard of, younger than the document', { unread: 3 }, { unread: 3, newest: newest('a', 61) }, true],
  ['first heard of, older than the document', { unread: 3 }, { unread: 3, newest: newest('a', 63) }, false],
  ['only the number, one more', { unread: 3 }, { unread: 4 }, true],
  ['only the number, as many', { unread: 3, newest: 'a' }, { unread: 3 }, false],
  ['only the number, for the first time', { unread: undefined }, { unread: 3 }, false],
])('%s', (_, known, counts, isIt) => {
  expect(isNews(known, counts, 60)).toBe(isIt);
});
