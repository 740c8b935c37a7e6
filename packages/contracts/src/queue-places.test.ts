import { beforeEach, expect, it } from 'vitest';
import { rememberedQueuePlaces, rememberQueuePlace } from './queue-places.ts';

beforeEach(() => localStorage.clear());

it('remembers open places, the newest first, and each once', () => {
  for (const id of ['1', '2', '1']) rememberQueuePlace(id, true);
  expect(rememberedQueuePlaces()).toEqual(['1', '2']);
  for (const id of ['3', '4']) rememberQueuePlace(id, true);
  expect(rememberedQueuePlaces()).toEqual(['4', '3', '1']);
});

it('forgets places that are over, and leaves nothing behind', () => {
  rememberQueuePlace('1', true);
  rememberQueuePlace('2', false);
  expect(rememberedQueuePlaces()).toEqual(['1']);
  rememberQueuePlace('1', false);
  expect(localStorage).toHaveLength(0);
});

it('does without a store', () => {
  const refused = () => {
    throw new Error('no storage');
  };
  const store = { getItem: refused, setItem: refused, removeItem: refused };
  expect(() => rememberQueuePlace('1', true, store)).not.toThrow();
  expect(rememberedQueuePlaces(store)).toEqual([]);
});
