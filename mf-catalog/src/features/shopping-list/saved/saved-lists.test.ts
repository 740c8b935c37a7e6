import { describe, expect, it } from 'vitest';
import {
  freeName,
  MAX_SAVED_LISTS,
  readSavedLists,
  renamed,
  type SavedList,
  withList,
  withoutList,
} from './saved-lists.ts';

const line = { text: '两斤土豆', quantity: 2, productId: '5', variantId: null };
const list = (id: string, name = id): SavedList => ({ id, name, lines: [line] });

describe('saved lists', () => {
  it('are read as they were kept', () => {
    expect(readSavedLists(JSON.stringify([list('a'), list('b')]))).toEqual([list('a'), list('b')]);
  });

  it.each([
    null,
    '{',
    '5',
    '[null,5,{}]',
    JSON.stringify([{ id: 'a', name: 'a', lines: [] }]),
    JSON.stringify([{ id: 'a', name: 'a', lines: [{ ...line, quantity: 0 }] }]),
    JSON.stringify([{ id: 'a', name: 'a', lines: [{ ...line, productId: '<b>' }] }]),
  ])('are none in %j', (json) => expect(readSavedLists(json)).toEqual([]));

  it('are twenty at most, the newest first', () => {
    const full = Array.from({ length: MAX_SAVED_LISTS }, (_, at) => list(String(at)));
    expect(withList([list('a')], list('b'))?.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(withList(full, list('x'))).toBeNull();
    expect(readSavedLists(JSON.stringify([...full, list('x')]))).toHaveLength(MAX_SAVED_LISTS);
  });

  it('get other names, never blank ones, and go', () => {
    expect(renamed([list('a')], 'a', ' 周末 ')[0]?.name).toBe('周末');
    expect(renamed([list('a')], 'a', '  ')[0]?.name).toBe('a');
    expect(withoutList([list('a'), list('b')], 'a')).toEqual([list('b')]);
  });

  it('of one day are told apart', () => {
    expect(freeName([list('a', '今天'), list('b', '今天 (2)')], '今天')).toBe('今天 (3)');
    expect(freeName([], '今天')).toBe('今天');
  });
});
