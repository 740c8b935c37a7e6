import type { RenderRequest } from '@jishi/contracts/renderer';
import { expect, test } from 'vitest';
import { createAskedPages } from './asked-pages.ts';

const requestOf = (url: string) => ({ url }) as RenderRequest;
const urls = (requests: RenderRequest[]) => requests.map(({ url }) => url);

test('names the most asked pages, the first of them first', () => {
  const asked = createAskedPages(10);
  for (const url of ['/a', '/b', '/b', '/c', '/c', '/c']) asked.note(url, requestOf(url));
  expect(urls(asked.most(2))).toEqual(['/c', '/b']);
  expect(urls(asked.most(9))).toEqual(['/c', '/b', '/a']);
});

test('what was asked for long ago counts less with each release', () => {
  const asked = createAskedPages(10);
  for (let count = 0; count < 9; count += 1) asked.note('/old', requestOf('/old'));
  asked.most(1);
  asked.most(1);
  for (let count = 0; count < 3; count += 1) asked.note('/new', requestOf('/new'));
  expect(urls(asked.most(1))).toEqual(['/new']);
});

test('counts so many addresses: those that were not asked for longest are forgotten', () => {
  const asked = createAskedPages(3);
  asked.note('/', requestOf('/'));
  for (let count = 0; count < 100; count += 1) {
    asked.note(`/?page=${count}`, requestOf(`/?page=${count}`));
    asked.note('/', requestOf('/'));
  }
  expect(urls(asked.most(9))).toEqual(['/', '/?page=98', '/?page=99']);
});
