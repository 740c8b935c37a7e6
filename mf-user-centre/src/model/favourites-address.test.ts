import { expect, it } from 'vitest';
import { favouritesPath, listIdIn } from './favourites-address.ts';

it.each([
  ['list=7', '7'],
  ['list=0', null],
  ['list=-1', null],
  ['list=7a', null],
  [`list=${'9'.repeat(17)}`, null],
  ['', null],
])('%j names the list %j', (query, id) => expect(listIdIn(new URLSearchParams(query))).toBe(id));

it.each([
  [{ listId: null, page: 1 }, '/user/collect'],
  [{ listId: null, page: 2 }, '/user/collect?page=2'],
  [{ listId: '7', page: 1 }, '/user/collect?list=7'],
  [{ listId: '7', page: 3 }, '/user/collect?list=7&page=3'],
])('%j stands at %s', (address, path) => expect(favouritesPath(address)).toBe(path));
