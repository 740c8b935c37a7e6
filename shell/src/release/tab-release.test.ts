import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTabRelease } from './tab-release.ts';
import { watchFiles } from './watch-files.ts';

const to = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://shop.test');
  return { pathname, search, hash };
};

const answers = vi.fn<(input: string, init: RequestInit) => Promise<Response>>();
const says = (state: string | null) => async () =>
  new Response(null, { status: 204, headers: state ? { 'x-release-state': state } : {} });

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  answers.mockReset().mockImplementation(says(null));
});
afterEach(() => vi.unstubAllGlobals());

function aTab() {
  const loaded: string[] = [];
  return { release: createTabRelease('7', (address) => loaded.push(address)), loaded };
}

describe('a tab whose release has ended', () => {
  test('loads the next page anew, wherever it goes', () => {
    const { release, loaded } = aTab();
    release.end();
    expect([loaded, release.isLeaving()]).toEqual([[], false]);
    const next = to('/en/product/list?page=2#top');
    release.goesTo(next);
    release.goesTo(next);
    expect([loaded, release.isLeaving()]).toEqual([['/en/product/list?page=2#top'], true]);
  });

  test('leaves a navigation it is in the middle of', () => {
    const { release, loaded } = aTab();
    release.goesTo(to('/cart'));
    expect([loaded, release.isLeaving()]).toEqual([[], false]);
    release.end();
    release.end();
    expect([loaded, release.isLeaving()]).toEqual([['/cart'], true]);
  });

  test('goes again when the browser was stopped and the same link is followed', () => {
    const { release, loaded } = aTab();
    release.end();
    release.goesTo(to('/cart'));
    release.goesTo(to('/cart'));
    expect(loaded).toEqual(['/cart', '/cart']);
  });

  test.each([
    ['ended', ['/cart']],
    [null, []],
  ])('and a page that was shown before the shop answered "%s": %j', async (state, expected) => {
    const { release, loaded } = aTab();
    const answer = Promise.withResolvers<Response>();
    answers.mockReturnValue(answer.promise);
    release.goesTo(to('/cart'));
    const asked = release.ask();
    release.goesTo(null);
    answer.resolve(await says(state)());
    await asked;
    expect(loaded).toEqual(expected);
    // What ends later waits for the next navigation again.
    release.end();
    expect(loaded).toEqual(expected);
  });

  test('is left alone as long as nobody goes anywhere', () => {
    const { release, loaded } = aTab();
    release.goesTo(to('/cart'));
    release.goesTo(null);
    release.end();
    expect([loaded, release.isLeaving()]).toEqual([[], false]);
  });
});

describe('the shop is asked', () => {
  test('once at a time, with the serial of the tab', async () => {
    const { release } = aTab();
    await Promise.all([release.ask(), release.ask()]);
    await release.ask();
    expect(answers).toHaveBeenCalledTimes(2);
    const [address, init] = answers.mock.calls[0]!;
    expect([address, init.headers, init.cache]).toEqual(['/release', { 'x-release': '7' }, 'no-store']);
    expect(release.state.getState().hasEnded).toBe(false);
  });

  test('ahead of a navigation, which then need not', async () => {
    const { release } = aTab();
    await release.askAhead();
    await release.ask();
    expect(answers).toHaveBeenCalledTimes(1);
    await release.ask();
    expect(answers).toHaveBeenCalledTimes(2);
  });

  test('and believed', async () => {
    const { release } = aTab();
    answers.mockImplementation(says('ended'));
    await release.ask();
    expect(release.state.getState().hasEnded).toBe(true);
  });

  test('and nobody waits longer than a second, but a later answer is heard', async () => {
    vi.useFakeTimers();
    try {
      const { release, loaded } = aTab();
      const answer = Promise.withResolvers<Response>();
      answers.mockReturnValue(answer.promise);
      const asked = release.ask();
      await vi.advanceTimersByTimeAsync(1_000);
      await asked;
      expect(release.state.getState().hasEnded).toBe(false);
      answer.resolve(await says('ended')());
      await vi.advanceTimersByTimeAsync(0);
      expect([release.state.getState().hasEnded, loaded]).toEqual([true, []]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('and when it does not answer, the tab goes on', async () => {
    const { release } = aTab();
    answers.mockRejectedValue(new TypeError('offline'));
    await expect(release.ask()).resolves.toBeUndefined();
    expect(release.state.getState().hasEnded).toBe(false);
  });
});

describe('a script that does not come', () => {
  const fails = (src: string) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = src;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
  };

  test.each([
    ['/remotes/shell/1.0.0/late.js', 'ended', { hasEnded: true, lacksFiles: true }],
    ['/remotes/shell/1.0.0/late.js', null, { hasEnded: false, lacksFiles: false }],
    ['/elsewhere/late.js', 'ended', { hasEnded: false, lacksFiles: false }],
  ])('%s, the shop says %s', async (src, state, expected) => {
    const { release, loaded } = aTab();
    const stop = watchFiles(release);
    answers.mockImplementation(says(state));
    fails(src);
    if (src.startsWith('/remotes')) await vi.waitFor(() => expect(answers).toHaveBeenCalled());
    await vi.waitFor(() => expect(release.state.getState()).toMatchObject(expected));
    expect(loaded).toEqual([]);
    stop();
  });
});
