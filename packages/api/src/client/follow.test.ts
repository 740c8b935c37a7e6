import { expect, it } from 'vitest';
import { type Answer, startLocalServer } from '../testing/local-server.ts';
import type { ApiError } from './api-error.ts';
import { createApi } from './create-api.ts';

const stream = (text: string): Answer => ({ text, headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
const anything = (payload: unknown) => payload;
const clientOf = (base: string) => createApi({ base, lang: 'en', projectKey: 'k', token: () => 'secret' });

async function follow(answer: Answer | 'never', signal?: AbortSignal) {
  await using server = await startLocalServer(() => answer);
  const received: unknown[] = [];
  const failure = await clientOf(server.base)
    .follow('x/events', anything, (event) => received.push(event), { signal })
    .then(
      () => null,
      (error: ApiError) => error,
    );
  return { heard: received, failure, request: server.received[0] };
}

it('tells every event, in order, and ends with the stream', async () => {
  const {
    heard: received,
    failure,
    request,
  } = await follow(
    stream('retry: 3000\n\nevent: state\ndata: {"state":1}\n\n: waiting\n\nevent: state\ndata: {"name":"茶"}\n\n'),
  );
  expect(received).toEqual([{ state: 1 }, { name: '茶' }]);
  expect(failure).toBeNull();
  expect(request?.headers).toMatchObject({ authorization: 'Bearer secret', 'apply-secret': 'k', lang: 'en' });
  expect(request?.headers.accept).toContain('text/event-stream');
});

it.each([
  ['a refusal', { status: 404, body: { code: 50000, message: 'gone' } }, 'not-found'],
  ['an answer that is no stream', { body: { result: 'ok', message: 1 } }, 'unexpected'],
  ['an event that is no JSON', stream('data: {\n\n'), 'unexpected'],
] satisfies [string, Answer, string][])('fails with %s', async (_title, answer, code) => {
  expect((await follow(answer)).failure).toMatchObject({ code });
});

it('says when the shop wants to be asked again', async () => {
  const refusal = (retryAfter: string): Answer => ({
    status: 503,
    headers: { 'X-Error-Class': 'unavailable', 'Retry-After': retryAfter },
    body: { status_code: 503, code: 0, message: 'Too many people at once, try again in a moment', result: 'error' },
  });
  expect((await follow(refusal('30'))).failure).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 30 });
  for (const odd of ['Wed, 21 Oct 2026 07:28:00 GMT', '-1', '1e9', '']) {
    expect((await follow(refusal(odd))).failure?.retryAfter).toBeUndefined();
  }
});

it('says that nobody answers', async () => {
  const following = clientOf('http://127.0.0.1:9/').follow('x', anything, () => undefined);
  await expect(following).rejects.toMatchObject({ code: 'network' });
});

it('keeps what must stay out of the address in its body', async () => {
  await using server = await startLocalServer(() => stream('data: 1\n\n'));
  await clientOf(server.base).follow('x/events', anything, () => undefined, { anonymous: true, body: { id: 'a' } });
  expect(server.received[0]).toMatchObject({ method: 'POST', body: { id: 'a' } });
  expect(server.received[0]?.headers).not.toHaveProperty('authorization');
});

it('sends parameters in its address', async () => {
  await using server = await startLocalServer(() => stream('data: 1\n\n'));
  await clientOf(server.base).follow('x/events', anything, () => undefined, { params: { ids: '3,4' } });
  expect(server.received[0]?.url).toMatch(/x\/events\?ids=3%2C4$/);
});

it('ends when its reader leaves', async () => {
  const { failure } = await follow('never', AbortSignal.timeout(50));
  expect(failure).toMatchObject({ code: 'aborted' });
});
