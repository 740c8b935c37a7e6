import { text as textOf } from 'node:stream/consumers';
import type { RenderRequest } from '@jishi/contracts/renderer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeListener } from '../change-events/change-events.ts';
import { defaultLimits, type Limits } from '../config/limits.ts';
import { RenderFailed, RenderRefused } from '../render/errors.ts';
import type { RenderRequester } from '../render/render-pool.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { createAskedPages } from './asked-pages.ts';
import type { CachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Made = { text?: string; status?: number; isWhole?: boolean; isInOnePiece?: boolean };
type Render = {
  request: RenderRequest;
  asking: RenderRequester;
  answer(made?: Made): Promise<void>;
  fail(error: Error): Promise<void>;
};

const settle = () => vi.advanceTimersByTimeAsync(0);
const failed = () => new RenderFailed('cannot render', '');

function pageOf({ text = 'page', status = 200, isWhole = true, isInOnePiece = true }: Made): RenderedPage {
  async function* body() {
    yield Buffer.from(text);
  }
  return {
    head: { status, headers: {}, rescue: '' },
    body: body(),
    isWhole: () => isWhole,
    isInOnePiece: () => isInOnePiece,
    tags: () => ['good:5'],
    abandon: () => {},
  };
}

/** Visitors' pages whose renders end when the test says so. */
function open(own: Partial<Limits> = {}) {
  const renders: Render[] = [];
  const askedPages = createAskedPages(10);
  const askedAgain: CachedPage[] = [];
  const errors: unknown[] = [];
  let tell: ChangeListener = () => {};
  const pages = createPageCache({
    limits: { ...defaultLimits, ...own },
    changeEvents: {
      state: 'connected',
      isAccepted: true,
      subscribe(listener) {
        tell = listener;
        return () => {};
      },
      stop: async () => {},
    },
    askedPages,
    compressor: {
      ask: (page) => void askedAgain.push(page),
      take: async ({ compressed = null }) => compressed,
      stop: () => {},
    },
    onError: (error) => errors.push(error),
    onIncomplete: () => {},
    pool: {
      render(request, asking = {}) {
        const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
        asking.signal?.addEventListener('abort', () => reject(new RenderRefused('gone')));
        renders.push({
          request,
          asking,
          async answer(made = {}) {
            resolve(pageOf(made));
            await settle();
          },
          async fail(error) {
            reject(error);
            await settle();
          },
        });
        return promise;
      },
    },
  });
  /** One reader; resolves with `<from> <text>`, or with the message of what went wrong. */
  const ask = (network = 'a', gone = new AbortController().signal): Promise<string> =>
    pages
      .get({ origin: 'http://shop', lang: 'zh', theme: 'system', url: '/' } as RenderRequest, { network, gone })
      .then(
        async ({ from, body, head }) => {
          const text = Buffer.isBuffer(body) ? body.toString() : await textOf(body);
          return `${from} ${head.status} ${text}`;
        },
        (error: Error) => error.message,
      );
  const store = async (text = 'good') => {
    const first = ask();
    await settle();
    await renders.at(-1)?.answer({ text });
    await first;
  };
  return { ask, renders, errors, store, pages, askedPages, askedAgain, tell: (subject: string) => tell(subject) };
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const old = defaultLimits.pageStale + 1;

test('a render that fails gives everybody who waits the last good copy', async () => {
  const { ask, renders, store, errors } = open();
  await store();
  await later(old);
  const readers = Array.from({ length: 28 }, () => ask());
  await settle();
  await renders[1]?.fail(failed());
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['stale-if-error 200 good']));
  expect(renders).toHaveLength(2);
  expect(errors).toHaveLength(28);
});

test.each([500, 503, 429])('so does a page that says it failed: %i', async (status) => {
  const { ask, renders, store } = open();
  await store();
  await later(old);
  const reader = ask();
  await settle();
  await renders[1]?.answer({ status, text: 'sorry' });
  expect(await reader).toBe('stale-if-error 200 good');
});

test('a render that is late gives the copy, goes on, and is kept when it comes', async () => {
  const { ask, renders, store } = open();
  await store();
  await later(old);
  const gone = new AbortController();
  const [first, second] = [ask('a', gone.signal), ask()];
  await later(defaultLimits.pageLateAfter);
  expect(await Promise.all([first, second])).toEqual(['stale-if-error 200 good', 'stale-if-error 200 good']);
  gone.abort();
  const third = ask();
  await settle();
  expect(await third).toBe('stale-if-error 200 good');
  expect(renders).toHaveLength(2);
  await renders[1]?.answer({ text: 'new' });
  expect(await ask()).toBe('hit 200 new');
});

test('while rendering fails copies are given at once, and it is tried again now and then', async () => {
  const { ask, renders, store } = open();
  await store();
  await later(old);
  const first = ask();
  await settle();
  await renders[1]?.fail(failed());
  await first;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('stale-if-error 200 good'));
  expect(renders).toHaveLength(2);
  await later(defaultLimits.pageRenewEvery + 1);
  expect(await ask()).toBe('stale-if-error 200 good');
  expect(renders).toHaveLength(3);
  expect(renders[2]?.asking.network).toBeNull();
  await renders[2]?.answer({ text: 'well again' });
  expect(await ask()).toBe('hit 200 well again');
});

test('a copy is good for so long only', async () => {
  const { ask, renders, store } = open();
  await store();
  await later(defaultLimits.pageStaleOnError + 1);
  const reader = ask();
  await later(defaultLimits.pageLateAfter + 1);
  await renders[1]?.fail(failed());
  expect(await reader).toBe('cannot render');
});

test('of a page that is gone no copy is given, whatever fails later', async () => {
  const { ask, renders, store } = open();
  await store();
  await later(old);
  const reader = ask();
  await settle();
  await renders[1]?.answer({ status: 404, text: 'gone' });
  expect(await reader).toBe('miss 404 gone');
  const next = ask();
  await settle();
  await renders[2]?.fail(failed());
  await renders[3]?.fail(failed());
  expect(await next).toBe('cannot render');
});

test('parts that failed: the whole copy is given to the next, unless it shows something old', async () => {
  for (const isOld of [false, true]) {
    const { ask, renders, store, tell } = open();
    await store();
    if (isOld) tell('good:5');
    await later(old);
    const first = ask();
    await settle();
    await renders[1]?.answer({ isWhole: false, text: 'half' });
    expect(await first).toBe('miss 200 half');
    const next = ask();
    await settle();
    await renders[2]?.answer({ text: 'new' });
    expect(await next).toBe(isOld ? 'miss 200 new' : 'stale-if-error 200 good');
  }
});

test('without a copy a render that fails is made once more, for one reader or many', async () => {
  const { ask, renders } = open();
  const readers = Array.from({ length: 28 }, () => ask());
  await settle();
  await renders[0]?.fail(failed());
  expect(renders).toHaveLength(2);
  await renders[1]?.answer({ text: 'second try' });
  expect((await Promise.all(readers)).sort()).toEqual([
    ...Array(27).fill('joined 200 second try'),
    'miss 200 second try',
  ]);
  const alone = open();
  const reader = alone.ask();
  await settle();
  await alone.renders[0]?.fail(failed());
  await alone.renders[1]?.fail(failed());
  expect([await reader, alone.renders.length]).toEqual(['cannot render', 2]);
});

test('the copy of the release before stands in for a page that fails, while it is young and may be given', async () => {
  const before = open();
  await before.store('of release 7');
  const { ask, renders, pages } = open();
  const failing = async () => {
    const reader = ask();
    await settle();
    await renders.at(-1)?.fail(failed());
    await renders.at(-1)?.fail(failed());
    return reader;
  };
  expect(await failing()).toBe('cannot render');
  pages.fallBackOn({ id: '7', pageCache: before.pages });
  expect(await failing()).toBe('stale-if-error 200 of release 7');
  const reader = ask();
  await settle();
  await renders.at(-1)?.answer({ status: 503 });
  expect(await reader).toBe('stale-if-error 200 of release 7');
  pages.fallBackOn(null);
  expect(await failing()).toBe('cannot render');
  pages.fallBackOn({ id: '7', pageCache: before.pages });
  await later(defaultLimits.pageStaleOnError + 1);
  expect(await failing()).toBe('cannot render');
});

test('a release that is over leaves its readers to its successor', async () => {
  const before = open();
  await before.store();
  const { ask, renders, pages } = open();
  pages.fallBackOn({ id: '7', pageCache: before.pages });
  const reader = ask();
  await settle();
  await renders[0]?.fail(new RenderRefused('retired'));
  expect(await reader).toBe('the page was not rendered: retired');
});

test('nobody waits behind the line of another network', async () => {
  const { ask, renders } = open();
  const attacker = ask('a');
  const reader = ask('b');
  const friend = ask('b');
  expect(renders.map(({ asking }) => asking.network)).toEqual(['a', 'b']);
  await renders[1]?.answer({ text: 'made for b' });
  expect(await Promise.all([reader, friend])).toEqual(['miss 200 made for b', 'joined 200 made for b']);
  await renders[0]?.answer({ text: 'made for a' });
  expect(await attacker).toBe('miss 200 made for a');
});

test('a page that is being rendered is for everybody', async () => {
  const { ask, renders } = open();
  const first = ask('a');
  renders[0]?.asking.onTurn?.();
  const second = ask('b');
  await renders[0]?.answer();
  expect(await Promise.all([first, second])).toEqual(['miss 200 page', 'joined 200 page']);
});

test('a page nobody waits for any more is given up, one that somebody waits for is not', async () => {
  const { ask, renders } = open();
  const gone = [new AbortController(), new AbortController()];
  for (const { signal } of gone) void ask('a', signal);
  await settle();
  gone[0]?.abort();
  expect(renders[0]?.asking.signal?.aborted).toBe(false);
  gone[1]?.abort();
  expect(renders[0]?.asking.signal?.aborted).toBe(true);
  await settle();
  const next = ask();
  await settle();
  await renders[1]?.answer();
  expect(await next).toBe('miss 200 page');
});

test('a page that came in pieces is made once more, in one piece, and given until then', async () => {
  const { ask, renders } = open();
  const first = ask();
  await settle();
  await renders[0]?.answer({ text: 'in pieces', isInOnePiece: false });
  expect(await first).toBe('miss 200 in pieces');
  await settle();
  expect(renders.map(({ request }) => request.inOnePiece ?? false)).toEqual([false, true]);
  expect(await ask()).toBe('hit 200 in pieces');
  await renders[1]?.answer({ text: 'in one' });
  expect(await ask()).toBe('hit 200 in one');
  expect(renders).toHaveLength(2);
});

test.each([
  ['is in one piece already', {}],
  ['must not be kept', { isWhole: false, isInOnePiece: false }],
])('a page that %s is made once', async (_, made) => {
  const { ask, renders } = open();
  const first = ask();
  await settle();
  await renders[0]?.answer(made);
  await first;
  await settle();
  expect(renders).toHaveLength(1);
});

test('what is given from memory is to be compressed well, and is given so once it is', async () => {
  const { ask, store, pages, askedAgain } = open();
  await store();
  expect(askedAgain).toHaveLength(0);
  await ask();
  const [copy] = askedAgain;
  expect(copy?.body.toString()).toBe('good');
  const compressed = { bytes: Buffer.from('small'), at: null };
  if (copy) copy.compressed = compressed;
  const request = { origin: 'http://shop', lang: 'zh', theme: 'system', url: '/' } as RenderRequest;
  const reader = { network: 'a', gone: new AbortController().signal };
  const answer = await pages.get(request, reader);
  expect([answer.from, await answer.compressed?.()]).toEqual(['hit', compressed]);
});

test('a page can be made before anybody asks', async () => {
  const { ask, renders, pages, askedPages } = open();
  const request = { origin: 'http://shop', lang: 'zh', theme: 'system', url: '/' } as RenderRequest;
  const renewed = pages.renew(request);
  await settle();
  expect(renders[0]?.request.inOnePiece).toBe(true);
  await renders[0]?.answer({ text: 'made before' });
  await renewed;
  expect(askedPages.most(9)).toEqual([]);
  expect(await ask()).toBe('hit 200 made before');
  expect(askedPages.most(9).map(({ url }) => url)).toEqual(['/']);
});
