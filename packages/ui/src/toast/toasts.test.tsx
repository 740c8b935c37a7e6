import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';
import { useToasts } from './toasts-context.ts';

it('keeps two tabs apart and tells when there is no store', () => {
  const [one, two] = [createToasts(), createToasts()];
  one.show({ kind: 'info', text: 'mine' });
  expect(two.getState().toasts).toEqual([]);
  const Lost = () => {
    useToasts();
    return null;
  };
  expect(() => render(<Lost />)).toThrow(/ToastsProvider/);
  one.clear();
  expect(one.getState().toasts).toEqual([]);
});

it.each([
  ['success', undefined, 3000],
  ['info', undefined, 3000],
  ['warning', undefined, 3000],
  ['error', undefined, 5000],
  ['error', 9000, 9000],
] as const)('shows %s, asked for %s ms, for %d ms', (kind, duration, shown) => {
  const toasts = createToasts();
  toasts.show({ kind, text: '好', ...(duration && { duration }) });
  expect(toasts.getState().toasts.map((toast) => toast.duration)).toEqual([shown]);
});

it('takes the same words of another kind for another message', () => {
  const toasts = createToasts();
  toasts.show({ kind: 'success', text: 'Saved' });
  toasts.show({ kind: 'error', text: 'Saved' });
  expect(toasts.getState().toasts.map(({ kind }) => kind)).toEqual(['error', 'success']);
});

it('takes back the message that was asked for, and tells who listens', () => {
  const toasts = createToasts();
  const told = vi.fn();
  const stop = toasts.subscribe(told);
  const [first, second] = [toasts.show({ kind: 'info', text: 'a' }), toasts.show({ kind: 'info', text: 'b' })];
  toasts.dismiss(first);
  expect(toasts.getState().toasts.map(({ id }) => id)).toEqual([second]);
  toasts.dismiss(99);
  expect(toasts.getState().toasts).toHaveLength(1);
  const heard = told.mock.calls.length;
  expect(heard).toBeGreaterThanOrEqual(3);
  stop();
  toasts.clear();
  expect(told).toHaveBeenCalledTimes(heard);
});
