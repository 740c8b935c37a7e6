import { expect, it } from 'vitest';
import { type ListLine, nextKey } from './list-line.ts';
import { changedList } from './list-state.ts';

const thing = (words: string) => ({ text: words, words, amount: null });
const lines: ListLine[] = [
  { key: '0', ...thing('土豆'), productId: '5', variantId: '7', quantity: 3 },
  { key: '1', ...thing('鸡蛋') },
  { key: '2', ...thing('牛奶'), isAdded: true },
];
const words = (list: readonly ListLine[]) => list.map((line) => line.words).join(' ');

it('gets more lines, each with a key of its own', () => {
  const more = changedList(lines, { kind: 'add', things: [thing('茶'), thing('米')] });
  expect(words(more)).toBe('土豆 鸡蛋 牛奶 茶 米');
  expect(new Set(more.map(({ key }) => key)).size).toBe(5);
  expect(nextKey([])).toBe(0);
});

it('has what is said anew in the place of what was said', () => {
  expect(words(changedList(lines, { kind: 'say-anew', key: '1', things: [thing('鸭蛋'), thing('葱')] }))).toBe(
    '土豆 鸭蛋 葱 牛奶',
  );
});

it('counts anew when something else is chosen', () => {
  const [first] = changedList(lines, { kind: 'choose', key: '0', productId: '6' });
  expect(first).toEqual({ key: '0', ...thing('土豆'), productId: '6' });
  const [other] = changedList(lines, { kind: 'variant', key: '0', productId: '5', variantId: '8' });
  expect(other).toEqual({ key: '0', ...thing('土豆'), productId: '5', variantId: '8' });
});

it('changes nothing of what is in the cart', () => {
  expect(changedList(lines, { kind: 'quantity', key: '2', quantity: 9 })[2]).toEqual(lines[2]);
  expect(changedList(lines, { kind: 'quantity', key: '1', quantity: 9 })[1]).toMatchObject({ quantity: 9 });
  expect(changedList(lines, { kind: 'added', keys: ['0'] })[0]).toMatchObject({ isAdded: true });
});

it('gets back what was taken out, in its place', () => {
  const rest = changedList(lines, { kind: 'remove', key: '1' });
  expect(words(rest)).toBe('土豆 牛奶');
  expect(changedList(rest, { kind: 'put-back', line: lines[1] as ListLine, at: 1 })).toEqual(lines);
});
