import { beforeEach, expect, it } from 'vitest';
import { keepPlace, keptPlaces } from './kept-places.ts';

beforeEach(() => localStorage.clear());

it('remembers open places, the newest first, and each once', () => {
  for (const id of ['1', '2', '1']) keepPlace(id, true);
  expect(keptPlaces()).toEqual(['1', '2']);
  for (const id of ['3', '4']) keepPlace(id, true);
  expect(keptPlaces()).toEqual(['4', '3', '1']);
});

it('forgets places that are over, and leaves nothing behind', () => {
  keepPlace('1', true);
  keepPlace('2', false);
  expect(keptPlaces()).toEqual(['1']);
  keepPlace('1', false);
  expect(localStorage).toHaveLength(0);
});

it('does without a store', () => {
  const refused = () => {
    throw new Error('no storage');
  };
  const store = { getItem: refused, setItem: refused, removeItem: refused };
  expect(() => keepPlace('1', true, store)).not.toThrow();
  expect(keptPlaces(store)).toEqual([]);
});
