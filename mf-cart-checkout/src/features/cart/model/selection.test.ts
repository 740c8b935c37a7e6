import { aCartLine } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { followLine, selectedLines, tickOfAll, toggleAll, toggleLine } from './selection.ts';

const bag = aCartLine({ productId: '1' });
const tea = aCartLine({ productId: '2' });
const gone = aCartLine({ productId: '3', isInvalid: true });
const lines = [gone, bag, tea];
const none = new Set<string>();

describe('the choice', () => {
  it('starts with everything that can be bought', () => {
    expect(selectedLines(lines, none)).toEqual([bag, tea]);
  });

  it('loses and regains a line', () => {
    const without = toggleLine(none, bag.key);
    expect(selectedLines(lines, without)).toEqual([tea]);
    expect(selectedLines(lines, toggleLine(without, bag.key))).toEqual([bag, tea]);
  });

  it('takes in a line that is added later', () => {
    const late = aCartLine({ productId: '9' });
    expect(selectedLines([...lines, late], toggleLine(none, bag.key))).toEqual([tea, late]);
  });
});

it.each([
  ['all', none, 'all'],
  ['some', new Set([bag.key]), 'some'],
  ['none', new Set([bag.key, tea.key]), 'none'],
] as const)('the box above says %s', (_title, unticked, expected) => {
  expect(tickOfAll(lines, unticked)).toBe(expected);
});

it('the box above an empty list is not ticked', () => {
  expect(tickOfAll([gone], none)).toBe('none');
});

it.each([
  ['all, chooses nothing', none, []],
  ['some, chooses all', new Set([bag.key]), [bag, tea]],
  ['none, chooses all', new Set([bag.key, tea.key]), [bag, tea]],
])('a click on the box that says %s', (_title, unticked, expected) => {
  expect(selectedLines(lines, toggleAll(lines, unticked))).toEqual(expected);
});

it.each([
  ['chosen', [bag], none, true],
  ['not chosen', [bag], new Set(['p1']), false],
  ['not chosen, joins a chosen one', [bag, tea], new Set(['p1']), true],
  ['not chosen, joins one that is not chosen', [bag, tea], new Set(['p1', 'p2']), false],
  ['chosen, joins one that is not chosen', [bag, tea], new Set(['p2']), true],
])('a line that is %s becomes another one', (_title, cart, unticked, expected) => {
  expect(!followLine(cart, unticked, { from: 'p1', to: 'p2' }).has('p2')).toBe(expected);
});
