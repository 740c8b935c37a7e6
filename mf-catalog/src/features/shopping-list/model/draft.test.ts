import { beforeEach, expect, it } from 'vitest';
import { readDraft, storeDraft, storedDraft } from './draft.ts';
import type { ListLine } from './list-line.ts';

const lines: ListLine[] = [
  { key: '0', text: '两斤土豆', words: '土豆', amount: { quantity: 1000, unit: 'g' }, productId: '5', quantity: 2 },
  { key: '3', text: '牛奶', words: '牛奶', amount: null, isAdded: true },
];

beforeEach(() => sessionStorage.clear());

it('keeps the lines of a page for this tab, and gives them to no other page', () => {
  storeDraft('', lines);
  expect(storedDraft('')).toEqual(lines);
  expect(storedDraft('list=abc')).toBeNull();
});

it.each([
  null,
  '{',
  '5',
  '{"address":""}',
  '{"address":"","lines":[null]}',
  '{"address":"","lines":[{"key":"x","text":"a","words":"a","amount":null}]}',
  '{"address":"","lines":[{"key":"1","text":"a","words":"","amount":null}]}',
])('reads nothing out of %j', (json) => {
  sessionStorage.setItem('jishi_ShoutDraft', json ?? '');
  expect(storedDraft('')).toBeNull();
});

it('reads no more than a list may have', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...lines[1], key: String(at) }));
  expect(readDraft(JSON.stringify({ address: '', lines: many }), '')).toHaveLength(40);
});
