import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Steps } from './steps.tsx';

const steps = [
  { key: 'a', label: 'Placed' },
  { key: 'b', label: 'Paid' },
  { key: 'c', label: 'Shipped' },
];
const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

it('marks the step under way and says which are done', () => {
  render(<Steps label="Progress" steps={steps} current={1} doneLabel="done" />);
  const [first, second, third] = items('Progress');
  expect(first).toHaveTextContent('Placed done');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).not.toHaveAttribute('aria-current');
});

it.each([
  [-1, 0, undefined],
  [0, 0, 0],
  [2, 2, 2],
  [3, 3, undefined],
  [9, 3, undefined],
])('at step %d has %d done', (current, done, marked) => {
  render(<Steps label="进度" steps={steps} current={current} doneLabel="已完成" />);
  const all = items('进度');
  expect(all.filter((item) => item.textContent?.includes('已完成'))).toHaveLength(done);
  const now = all.findIndex((item) => item.ariaCurrent === 'step');
  expect(now).toBe(marked ?? -1);
});

it('shows a time under a step; its number or icon is for the eye', () => {
  const noted = [{ key: 'a', label: '下单', note: '7 月 25 日', icon: <b>☆</b> }];
  render(<Steps label="进度" steps={noted} current={0} doneLabel="已完成" />);
  expect(screen.getByText('7 月 25 日')).toBeInTheDocument();
  expect(screen.getByText('☆').closest('[aria-hidden="true"]')).toBeInTheDocument();
});

it('ends calmly at a station that is not the goal: neither under way nor done', () => {
  render(<Steps label="进度" steps={steps.slice(0, 2)} current={1} isOver doneLabel="已完成" />);
  const [first, last] = items('进度');
  expect(first).toHaveTextContent('Placed 已完成');
  expect(last).toHaveTextContent('Paid');
  expect(last).toHaveAttribute('aria-current', 'step');
  const number = within(last!).queryByText('2');
  expect(number).toBeNull();
});
