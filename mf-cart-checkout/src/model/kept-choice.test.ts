import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { untickedAfterMerge } from './kept-choice.ts';

const cart = ['own', 'bag', 'tea'].map((productId) => aCartLine({ productId }));

it.each<[string, string[], string[], string[]]>([
  ['everything a visitor had', ['pbag', 'ptea'], [], ['pown']],
  ['what a visitor had ticked', ['pbag', 'ptea'], ['ptea'], ['pown', 'ptea']],
  ['nothing, when nothing was ticked', ['pbag'], ['pbag'], ['pown', 'pbag', 'ptea']],
  ['a line both had', ['pown'], [], ['pbag', 'ptea']],
  ['what is left of it', ['pbag', 'pgone'], [], ['pown', 'ptea']],
])('the merged cart selects %s', (_title, lines, unticked, expected) => {
  expect([...(untickedAfterMerge(cart, { lines, unticked }) ?? [])]).toEqual(expected);
});

it('a cart with nothing of the visitor in it is not the merged one', () => {
  expect(untickedAfterMerge(cart, { lines: ['pgone'], unticked: [] })).toBeNull();
});
