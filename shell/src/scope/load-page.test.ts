import { ApiError } from '@jishi/api';
import { type LoadArgs, type LoadContext, notFound, redirectTo } from '@jishi/contracts';
import type { PageEntry } from '@jishi/contracts/release';
import { createTestShop } from '@jishi/testing';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serverRelease, type TabRelease } from '../release/tab-release.ts';
import { loadPage, loadUnknown } from './load-page.ts';
import type { Scope } from './scope.ts';

const load = vi.fn<(args: LoadArgs, context: LoadContext) => Promise<{ title: string }>>();

const { id, state } = serverRelease('7');
const aRelease = () => ({
  id,
  state,
  end: vi.fn(),
  ask: vi.fn(async () => undefined),
  askAhead: vi.fn(async () => undefined),
  goesTo: vi.fn(),
  isLeaving: () => false,
});

type Case = {
  release?: TabRelease;
  url?: string;
  guarded?: boolean;
  isSignedIn?: boolean;
  renew?: () => Promise<boolean>;
  part?: unknown;
  signal?: AbortSignal;
};

function open({
  url = '/user/portal',
  guarded = false,
  isSignedIn = false,
  renew = async () => true,
  part,
  release = aRelease(),
  signal,
}: Case = {}) {
  const customer = isSignedIn ? { nickname: '小满', phone: null, portrait: null } : null;
  const scope = {
    shop: createTestShop({ customer }).shop,
    parts: {
      loaded: () => null,
      load: () => part ?? Promise.resolve({ default: { load }, version: '1' }),
      late: () => null,
    },
    renewToken: vi.fn(renew),
    release,
    requestId: null,
    turnAway: (path: string) => `/pass/login?from=${encodeURIComponent(path)}`,
  } as unknown as Scope;
  const page: PageEntry = { id: 'mf_user_centre/portal', path: '/user/portal', layout: 'user', guarded };
  const args = {
    request: new Request(`https://shop.test${url}`, signal && { signal }),
    params: {},
  } as unknown as LoaderFunctionArgs;
  return { page: loadPage(page, args, scope), scope };
}

const statusOf = (page: Promise<unknown>) =>
  page.then(
    () => 200,
    (thrown: unknown) => {
      if (thrown instanceof Response) return thrown.status;
      return (thrown as { init?: { status: number } }).init?.status;
    },
  );

beforeEach(() => {
  vi.stubGlobal('PART_TARGET', 'web');
  load.mockReset().mockResolvedValue({ title: '我的' });
});

test('a page gets its address without language, and what belongs to this tab', async () => {
  const { page, scope } = open({ url: '/en/user/portal?tab=2', isSignedIn: true });
  await expect(page).resolves.toEqual({ title: '我的' });
  const [args, context] = load.mock.calls[0]!;
  expect([args.path, args.query.get('tab')]).toEqual(['/user/portal', '2']);
  expect(context).toMatchObject({ api: scope.shop.api, lang: 'zh', isSignedIn: true });
});

describe('the guard', () => {
  test('turns a visitor away with the whole way back', async () => {
    const thrown = await open({ url: '/en/user/portal?tab=2', guarded: true }).page.catch(
      (response: Response) => response,
    );
    expect((thrown as Response).headers.get('location')).toBe('/pass/login?from=%2Fuser%2Fportal%3Ftab%3D2');
    expect(load).not.toHaveBeenCalled();
  });

  test('lets a customer in', async () => {
    await expect(open({ guarded: true, isSignedIn: true }).page).resolves.toEqual({ title: '我的' });
  });

  test('waits while the token cannot be renewed here', async () => {
    const { page } = open({ guarded: true, isSignedIn: true, renew: async () => false });
    await expect(page).resolves.toMatchObject({ isPending: true });
    expect(load).not.toHaveBeenCalled();
  });

  test('says so when nobody answers', async () => {
    const down = new ApiError({ code: 'network', message: 'down' });
    await expect(
      statusOf(open({ guarded: true, isSignedIn: true, renew: () => Promise.reject(down) }).page),
    ).resolves.toBe(503);
  });

  test('asks nothing of a page that is open to everybody', async () => {
    const { page, scope } = open();
    await page;
    expect(scope.renewToken).not.toHaveBeenCalled();
  });
});

const lost = () => ({ part: Promise.reject(new Error('no such file')) });

describe('a part that cannot be had', () => {
  test('is told in the browser by its place', async () => {
    await expect(open(lost()).page).resolves.toEqual({ title: '', isMissing: true });
  });

  test('is a fault on the server, where every module is in memory', async () => {
    vi.stubGlobal('PART_TARGET', 'node');
    await expect(statusOf(open(lost()).page)).resolves.toBe(500);
  });
});

describe('status', () => {
  test.each([
    ['not-found', 404],
    ['rate-limited', 429],
    ['unavailable', 503],
    ['network', 503],
    ['timeout', 503],
    ['conflict', 500],
    ['unexpected', 500],
  ] as const)('%s → %d', async (code, status) => {
    load.mockRejectedValue(new ApiError({ code, message: code }));
    await expect(statusOf(open().page)).resolves.toBe(status);
  });

  test('of a page whose time was over before it was there, whatever that broke', async () => {
    for (const error of [new ApiError({ code: 'aborted', message: 'cancelled' }), new TypeError('oops')]) {
      const time = new AbortController();
      load.mockImplementation(async () => {
        time.abort();
        throw error;
      });
      await expect(statusOf(open({ signal: time.signal }).page)).resolves.toBe(503);
    }
  });

  test('of a fault in the page itself', async () => {
    load.mockRejectedValue(new TypeError('oops'));
    await expect(statusOf(open().page)).resolves.toBe(500);
  });

  test('the page decides itself', async () => {
    load.mockImplementation(async () => notFound());
    await expect(statusOf(open().page)).resolves.toBe(404);
    load.mockImplementation(async () => redirectTo('/coupon/list'));
    await expect(statusOf(open().page)).resolves.toBe(302);
  });
});

describe('the release of the tab', () => {
  const openUnanswered = (options: Case) => {
    const answer = Promise.withResolvers<void>();
    const ask = vi.fn(() => answer.promise);
    const { page } = open({ ...options, release: { ...aRelease(), ask } });
    const settled = vi.fn();
    void page.then(settled, settled);
    return { page, ask, answer, settled };
  };

  test('is asked about while the page loads; what is open to everybody does not wait for the answer', async () => {
    const { page, ask } = openUnanswered({});
    await expect(page).resolves.toEqual({ title: '我的' });
    expect(ask).toHaveBeenCalledOnce();
  });

  const failing = (): Case => {
    load.mockRejectedValueOnce(new TypeError('oops'));
    return {};
  };

  test.each<[string, () => Case]>([
    ['a guarded page', () => ({ guarded: true, isSignedIn: true })],
    ['a page that failed', failing],
    ['a part that did not come', lost],
  ])('%s waits for the answer', async (_, prepared) => {
    const { page, ask, answer, settled } = openUnanswered(prepared());
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    await new Promise(setImmediate);
    expect(settled).not.toHaveBeenCalled();
    answer.resolve();
    await page.catch(() => undefined);
    expect(settled).toHaveBeenCalledOnce();
  });

  test('has ended: the page waits for the browser, and shows neither itself nor an error', async () => {
    const release = { ...aRelease(), isLeaving: () => true };
    load.mockRejectedValueOnce(new ApiError({ code: 'not-found', message: 'gone' }));
    const pages = [open({ release }), open({ release })].map(({ page }) => page);
    const unknown = loadUnknown({ release } as unknown as Scope);
    const settled = vi.fn();
    for (const page of [...pages, unknown]) void Promise.resolve(page).then(settled, settled);
    // Whatever was going to happen by promises alone has happened when the next turn of the event loop begins.
    await new Promise(setImmediate);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await new Promise(setImmediate);
    expect(settled).not.toHaveBeenCalled();
  });

  test('goes on: an address without a page is told as such', async () => {
    await expect(statusOf(loadUnknown({ release: aRelease() } as unknown as Scope))).resolves.toBe(404);
  });
});

test('a failure names the request it comes from, and what the api said', async () => {
  const failed = new ApiError({ code: 'unavailable', message: 'down', serverMessage: '请稍后再来', requestId: 'r-7' });
  load.mockRejectedValue(failed);
  await expect(open().page).rejects.toMatchObject({ data: { message: '请稍后再来', requestId: 'r-7' } });
  load.mockRejectedValue(new TypeError('oops'));
  await expect(open().page).rejects.toMatchObject({ data: { message: undefined, requestId: null } });
});
