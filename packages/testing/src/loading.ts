import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { type Answer, refuse, type shopServer } from './shop-server.ts';

type Server = Pick<ReturnType<typeof shopServer>, 'serve'>;
type Drawn = { user: UserEvent };

/** Whoever waits for an answer sees a shape of what comes. */
export async function expectShape(server: Server, request: string, draw: () => unknown): Promise<void> {
  server.serve({ [request]: () => new Promise<Response>(() => undefined) });
  await draw();
  expect(await screen.findByText('加载中')).toBeInTheDocument();
}

type Retry = {
  request: string;
  draw: () => Drawn | Promise<Drawn>;
  /** What comes at the second attempt, and what is seen then. */
  answer: Answer;
  found: () => Promise<Element>;
};

/** Whoever gets no answer is told so, and asks again. */
export async function expectRetry(server: Server, { request, draw, answer, found }: Retry): Promise<void> {
  server.serve({ [request]: refuse('', 0, 503, 'unavailable') });
  const { user } = await draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('没加载出来');
  server.serve({ [request]: answer });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await found()).toBeVisible();
}
