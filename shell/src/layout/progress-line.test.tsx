import type { ApiClient } from '@jishi/api';
import { act, render } from '@jishi/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { counted } from '../scope/open-calls.ts';
import { ProgressLine } from './progress-line.tsx';

/** A client whose calls are answered when the test says so. */
function aClient() {
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const call = () => {
    const answer = Promise.withResolvers<unknown>();
    waiting.push(answer);
    return answer.promise;
  };
  const api = counted({ get: call, post: call, file: call, follow: call } as unknown as ApiClient);
  const settle = (end: (one: PromiseWithResolvers<unknown>) => void) =>
    act(async () => {
      for (const one of waiting.splice(0)) end(one);
    });
  return {
    api,
    answer: () => settle(({ resolve }) => resolve(null)),
    fail: () => settle(({ reject }) => reject(new Error('no'))),
  };
}

const draw = (path = '/') => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <ProgressLine /> },
      { path: '/slow', loader: () => new Promise(() => undefined), element: null },
    ],
    { initialEntries: [path] },
  );
  const { container } = render(<RouterProvider router={router} />);
  return { router, line: () => container.querySelector<HTMLElement>('[aria-hidden]') };
};

const parse = () => null;

test('follows calls that take longer than a moment, until the last one is answered', async () => {
  const { api, answer, fail } = aClient();
  const { line } = draw();
  expect(line()).toBeNull();
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => {
    first = api.post('goodIndent', parse);
  });
  expect(line()?.style.animationDelay).toBe('0.5s');
  await answer();
  expect(line()).toBeNull();
  await first;
  await act(async () => {
    first = api.get('good', parse).catch(() => 'failed');
  });
  expect(line()).not.toBeNull();
  await fail();
  expect([line(), await first]).toEqual([null, 'failed']);
});

test('does not follow streams, which stay open', async () => {
  const { api } = aClient();
  const { line } = draw();
  await act(async () => void api.follow('unread/events', parse, () => undefined));
  expect(line()).toBeNull();
});

test('follows a navigation at once', async () => {
  const { router, line } = draw();
  await act(async () => void router.navigate('/slow'));
  expect(line()?.style.animationDelay).toBe('');
});
