import { describe, expect, it, vi } from 'vitest';
import { anything, clientOf, failureFrom, ok, refused } from '../testing/local-client.ts';
import { type Answer, startLocalServer } from '../testing/local-server.ts';
import type { ApiError } from './api-error.ts';

describe('files', () => {
  it('arrive byte for byte, asked for like everything else', async () => {
    const text = '\uFEFF时间,金额\r\n';
    await using server = await startLocalServer(() => ({ text, headers: { 'Content-Type': 'text/csv' } }));
    const client = clientOf(server.base, { token: () => 'one' });
    const file = await client.file('moneyLog/csv', { keyword: '草莓', timeInterval: ['2026-11-01', '2026-11-02'] });
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(text);
    expect(server.received[0]).toMatchObject({
      url: `/api/v1/app/moneyLog/csv?keyword=${encodeURIComponent('草莓')}&timeInterval[]=2026-11-01&timeInterval[]=2026-11-02`
        .replaceAll('[', '%5B')
        .replaceAll(']', '%5D'),
      headers: { 'apply-secret': 'jishi-demo-key', authorization: 'Bearer one' },
    });
  });

  it('are refused in words, and asked for again with a new token', async () => {
    const ended: Answer = { status: 500, body: { code: 0, message: 'Unauthenticated.', result: 'error' } };
    await using server = await startLocalServer((_request, count) =>
      count === 1 ? ended : count === 2 ? { text: 'a,b' } : refused,
    );
    let token = 'old';
    const refresh = async () => {
      token = 'new';
      return true;
    };
    const received: string[] = [];
    const options = { token: () => token, refresh, onError: ({ message }: ApiError) => void received.push(message) };
    const client = clientOf(server.base, options);
    expect(await (await client.file('moneyLog/csv')).text()).toBe('a,b');
    expect(await failureFrom(client.file('moneyLog/csv'))).toMatchObject({ serverMessage: '密码不对', status: 401 });
    expect(received).toEqual(['密码不对']);
  });
});

describe('requests', () => {
  it('sends key, language and accept; no login for a visitor', async () => {
    await using server = await startLocalServer(() => ok([]));
    await clientOf(server.base, { lang: 'en', token: () => null }).get('good', anything);
    const [request] = server.received;
    expect(request?.headers).toMatchObject({
      'apply-secret': 'jishi-demo-key',
      accept: 'application/json',
      lang: 'en',
    });
    expect(request?.headers.authorization).toBeUndefined();
  });

  it('reads the token at call time and passes on what the host adds', async () => {
    await using server = await startLocalServer(() => ok(1));
    let token = 'one';
    const client = clientOf(server.base, {
      token: () => token,
      requestId: 'r-1',
      forwardedFor: '203.0.113.7',
      headers: { 'X-Internal-Key': 'k' },
    });
    await client.get('user', anything);
    token = 'two';
    await client.get('user', anything);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
    expect(server.received[0]?.headers).toMatchObject({
      'x-request-id': 'r-1',
      'x-forwarded-for': '203.0.113.7',
      'x-internal-key': 'k',
    });
  });

  it('says which release asks, and hears that it has ended, with successes and failures alike', async () => {
    const states: (string | undefined)[] = [undefined, 'ended', 'ended', 'current', 'refused'];
    await using server = await startLocalServer((_request, count) => {
      const state = states[count - 1];
      return { ...(count === 3 ? refused : ok(1)), headers: state ? { 'x-release-state': state } : {} };
    });
    const ended: boolean[] = [];
    const client = clientOf(server.base, {
      release: '12-candidate',
      onReleaseEnded: (isRefused) => ended.push(isRefused),
    });
    const received: boolean[][] = [];
    for (const _ of states) {
      await client.get('user', anything).catch(() => undefined);
      received.push([...ended]);
    }
    expect(received).toEqual([[], [false], [false, false], [false, false], [false, false, true]]);
    expect(server.received.map(({ headers }) => headers['x-release'])).toEqual(states.map(() => '12-candidate'));
    await clientOf(server.base).get('user', anything);
    expect(server.received.at(-1)?.headers['x-release']).toBeUndefined();
  });

  it('reads addresses of pictures at the origin of the page as paths, in values and in HTML', async () => {
    const goods = (origin: string) => ({
      img: `${origin}/media/goods/1.webp`,
      details: `<p><img src="${origin}/media/goods/2.webp" alt=""> see ${origin}/media/ or "${origin}/cart"</p>`,
    });
    const page = 'https://shop.example';
    await using server = await startLocalServer((_request, count) =>
      ok(goods(count === 2 ? 'https://cdn.example' : page)),
    );
    const client = clientOf(server.base, { origin: page });
    expect(await client.get('good', anything)).toEqual({
      img: '/media/goods/1.webp',
      details: `<p><img src="/media/goods/2.webp" alt=""> see ${page}/media/ or "${page}/cart"</p>`,
    });
    expect(await client.get('good', anything)).toEqual(goods('https://cdn.example'));
    expect(await clientOf(server.base).get('good', anything)).toEqual(goods(page));
  });

  it('adds the last slash of the base, escapes sorting, sends lists, leaves out what is missing', async () => {
    await using server = await startLocalServer(() => ok(1));
    const client = clientOf(server.base.slice(0, -1));
    await client.get('good', anything, { sort: '+order_price', brand_id: ['1', '2'], title: undefined, page: 2 });
    expect(server.received[0]?.url).toBe(
      '/api/v1/app/good?sort=%2Border_price&brand_id%5B%5D=1&brand_id%5B%5D=2&page=2',
    );
    expect(client.address('indentDownload/x')).toBe(`${server.base}indentDownload/x`);
  });

  it('posts JSON, a list as a list, nothing as an empty object, and the idempotency key', async () => {
    await using server = await startLocalServer(() => ok(1));
    const client = clientOf(server.base);
    await client.post('goodIndent', anything, [{ good_id: 4 }], { idempotencyKey: 'k-1' });
    await client.post('logout', anything);
    expect(server.received.map(({ body }) => body)).toEqual([[{ good_id: 4 }], {}]);
    expect(server.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k-1',
    });
  });

  it('answers every kind of payload', async () => {
    const payloads = [null, 0, '', false, [], { a: 1 }];
    await using server = await startLocalServer((_request, count) => ok(payloads[count - 1]));
    const client = clientOf(server.base);
    for (const payload of payloads) expect(await client.get('x', anything)).toEqual(payload);
  });
});

describe('failures', () => {
  it('throws one error with the words of the server and reports it once', async () => {
    await using server = await startLocalServer(() => refused);
    const onError = vi.fn();
    const error = await failureFrom(clientOf(server.base, { onError }).get('login', anything));
    expect(error).toMatchObject({ name: 'ApiError', code: 'validation', status: 401, serverMessage: '密码不对' });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('keeps silent failures and cancelled calls from the listener', async () => {
    await using server = await startLocalServer(({ url }) => (url.endsWith('slow') ? 'never' : refused));
    const onError = vi.fn();
    const client = clientOf(server.base, { onError });
    await failureFrom(client.get('x', anything, undefined, { silent: true }));
    const controller = new AbortController();
    const slow = failureFrom(client.get('slow', anything, undefined, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.received).toHaveLength(2));
    controller.abort();
    expect(await slow).toMatchObject({ code: 'aborted', status: 0 });
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends with the signal of the client, also when a call has its own', async () => {
    await using server = await startLocalServer(() => 'never');
    const visit = new AbortController();
    const client = clientOf(server.base, { signal: visit.signal });
    const call = failureFrom(client.get('x', anything, undefined, { signal: new AbortController().signal }));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    visit.abort();
    expect((await call).code).toBe('aborted');
    expect((await failureFrom(client.get('y', anything))).code).toBe('aborted');
    expect(server.received).toHaveLength(1);
  });

  it('tells a timeout from a server that cannot be reached', async () => {
    await using server = await startLocalServer(() => 'never');
    const slow = await failureFrom(clientOf(server.base, { timeoutMs: 30 }).get('x', anything));
    expect(slow).toMatchObject({ code: 'timeout', retryable: true });
    const nowhere = await failureFrom(clientOf('http://127.0.0.1:1/').get('x', anything));
    expect(nowhere).toMatchObject({ code: 'network', retryable: true, status: 0 });
  });

  it.each<[string, Answer]>([
    ['an error with status 200', { body: { result: 'error', message: 'x' } }],
    ['HTML', { text: '<!doctype html><title>x</title>' }],
    ['nothing', {}],
    ['no envelope', { body: [1] }],
    ['no payload', { body: { result: 'ok' } }],
  ])('calls %s a wrong format', async (_title, answer) => {
    await using server = await startLocalServer(() => answer);
    expect(await failureFrom(clientOf(server.base).get('x', anything))).toMatchObject({
      code: 'unexpected',
      status: 200,
    });
  });

  it('calls a payload of another shape a wrong format and keeps the reason', async () => {
    await using server = await startLocalServer(() => ok({}));
    const reason = new Error('no name');
    const parse = () => {
      throw reason;
    };
    const error = await failureFrom(clientOf(server.base).get('x', parse));
    expect(error).toMatchObject({ code: 'unexpected', status: 200, cause: reason });
  });
});
