import type { ProductQuestion, QuestionPage } from '@jishi/api/products';
import { expect, it } from 'vitest';
import { mayAnswer, mayRemove, withAsked, withChanged, withoutQuestion } from './known-questions.ts';

const aQuestion = (id: string, answerCount = 0): ProductQuestion => ({
  ...{ id, text: `问题 ${id}`, author: '小**满', writtenAt: '2026-11-28 10:00:00', answers: [] },
  answerCount,
});
const page: QuestionPage = { items: [aQuestion('1'), aQuestion('2')], page: 1, pageSize: 10, pageCount: 2, total: 12 };
const idsOf = ({ items, total }: QuestionPage) => [items.map(({ id }) => id), total];
const own = { canAnswer: true, asked: ['1'], answered: ['2'] };

it('puts what was asked first', () => expect(idsOf(withAsked(page, aQuestion('3')))).toEqual([['3', '1', '2'], 13]));

it('takes a newer state of a question, and only of that', () => {
  const changed = withChanged(page, aQuestion('2', 4));
  expect(changed.items.map(({ answerCount }) => answerCount)).toEqual([0, 4]);
  expect(withChanged(page, aQuestion('9', 4))).toEqual(page);
});

it.each([
  ['1', [['2'], 11]],
  ['9', [['1', '2'], 11]],
])('counts one less without %s', (id, expected) => expect(idsOf(withoutQuestion(page, id))).toEqual(expected));

it.each([
  ['has the product', own, '1', true],
  ['has answered', own, '2', false],
  ['has not bought it', { ...own, canAnswer: false }, '1', false],
  ['is nobody yet', undefined, '1', false],
])('lets answer who %s', (_, part, id, expected) => expect(mayAnswer(part, id)).toBe(expected));

it.each([
  ['their own', own, aQuestion('1'), true],
  ['their own with an answer', own, aQuestion('1', 1), false],
  ['somebody else’s', own, aQuestion('2'), false],
  ['one of nobody known', undefined, aQuestion('1'), false],
])('lets remove %s: %#', (_, part, question, expected) => expect(mayRemove(part, question)).toBe(expected));
