import { describe, expect, it, vi } from 'vitest';
import { anything, clientOf, failureFrom, ok, refused } from '../testing/local-client.ts';
import { type Answer, startLocalServer } from '../testing/local-server.ts';

const signedOut: Answer = { status: 500, body: { status_code: 500, code: 0, message: 'Unauthenticated.' } };

describe('refreshing', () => {
  /** A server that accepts one token, and a client that gets it by refreshing. */
  function session(stale: string, outcome: boolean | Error = true) {
    let token = stale;
    const onError = vi.fn();
    const refresh = vi.fn(async () => {
      if (outcome instanceof Error) throw outcome;
      if (outcome) token = 'fresh';
      return outcome;
    });
    return { options: { token: () => token, refresh, onError }, refresh, onError };
  }
  const accepting = ({ headers }: { headers: { authorization?: string | undefined } }) =>
    headers.authorization === 'Bearer fresh' ? ok('in') : signedOut;

  it('tries one refresh and sends the call again', async () => {
    await using server = await startLocalServer(accepting);
    const { options, refresh, onError } = session('stale');
    expect(await clientOf(server.base, options).post('x', anything, { a: 1 })).toBe('in');
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(server.received.map(({ body }) => body)).toEqual([{ a: 1 }, { a: 1 }]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('sends again without a refresh when the token was renewed meanwhile', async () => {
    let token = 'stale';
    const refresh = vi.fn(async () => true);
    await using server = await startLocalServer((request) => {
      token = 'fresh';
      return accepting(request);
    });
    expect(await clientOf(server.base, { token: () => token, refresh }).get('x', anything)).toBe('in');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('fails as unauthenticated when the session is over, and reports it', async () => {
    await using server = await startLocalServer(accepting);
    const { options, onError } = session('stale', false);
    expect((await failureFrom(clientOf(server.base, options).get('x', anything))).code).toBe('unauthenticated');
    expect(server.received).toHaveLength(1);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('does not take a failed refresh for the end of the session', async () => {
    await using server = await startLocalServer(accepting);
    const offline = Object.assign(new Error('offline'), { name: 'ApiError', code: 'network' });
    const { options } = session('stale', offline);
    expect(await failureFrom(clientOf(server.base, options).get('x', anything))).toBe(offline);
  });

  it('never refreshes for visitors, anonymous calls and business errors', async () => {
    await using server = await startLocalServer(({ url }) => (url.endsWith('rule') ? refused : signedOut));
    const { options, refresh } = session('stale');
    await failureFrom(clientOf(server.base, { ...options, token: () => null }).get('x', anything));
    await failureFrom(clientOf(server.base, options).get('x', anything, undefined, { anonymous: true }));
    await failureFrom(clientOf(server.base, options).get('rule', anything));
    expect(refresh).not.toHaveBeenCalled();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, 'Bearer stale']);
  });

  it('survives a 500 without a body: reads are repeated after a refresh, writes are not', async () => {
    await using server = await startLocalServer((request) =>
      request.headers.authorization === 'Bearer fresh' ? ok('in') : { status: 500 },
    );
    expect(await clientOf(server.base, session('stale').options).get('x', anything)).toBe('in');
    const keyed = clientOf(server.base, session('stale').options);
    expect(await keyed.post('pay', anything, {}, { idempotencyKey: 'k' })).toBe('in');
    const error = await failureFrom(clientOf(server.base, session('stale').options).post('x', anything));
    expect(error).toMatchObject({ code: 'unexpected', status: 500 });
    expect(server.received).toHaveLength(5);
  });
});
