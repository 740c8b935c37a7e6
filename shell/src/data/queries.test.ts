import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserQueries, createServerQueries } from './queries.ts';
import { receiveQueries } from './receive-queries.ts';
import { collectSettled, scriptJson } from './send-queries.ts';

beforeEach(() => {
  globalThis.__q = undefined;
});

/** Runs what the HTML carries, as a script element would. */
const run = (items: string[]) =>
  new Function('self', `(self.__q=self.__q||[]).push(${items.join(',')})`)(globalThis) as unknown;

describe('data travels with the page', () => {
  test('each query once, when it has settled', async () => {
    const server = createServerQueries();
    const take = collectSettled(server);
    await server.prefetchQuery({ queryKey: ['products', '7'], queryFn: async () => ({ name: '茶' }) });
    await server.prefetchQuery({ queryKey: ['down'], queryFn: () => Promise.reject(new Error('down')) });
    expect(take()).toEqual(['[["products","7"],{"name":"茶"}]']);
    server.setQueryData(['products', '7'], { name: 'again' });
    expect(take()).toEqual([]);
  });

  test('what came before the tab began and what is still streaming in', async () => {
    const styles = vi.fn();
    run(['[["a"],1]', '0']);
    const browser = createBrowserQueries();
    receiveQueries(browser, styles);
    run(['0', '[["b"],2]']);
    expect([browser.getQueryData(['a']), browser.getQueryData(['b'])]).toEqual([1, 2]);
    expect(styles).toHaveBeenCalledTimes(2);
  });

  test('is fresh: nothing is asked again on hydration', async () => {
    run(['[["a"],1]']);
    const browser = createBrowserQueries();
    receiveQueries(browser, () => undefined);
    const ask = vi.fn(async () => 2);
    await expect(browser.ensureQueryData({ queryKey: ['a'], queryFn: ask, revalidateIfStale: true })).resolves.toBe(1);
    expect(ask).not.toHaveBeenCalled();
  });

  test('tells whether any of it was renewed since', () => {
    run(['[["a"],1]', '[["b"],1]']);
    const browser = createBrowserQueries();
    const hasChanged = receiveQueries(browser, () => undefined);
    browser.setQueryData(['other'], 1);
    expect(hasChanged()).toBe(false);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    browser.setQueryData(['b'], 2);
    expect(hasChanged()).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('JSON inside a script', () => {
  test.each([
    ['</script><!--', '"\\u003c/script>\\u003c!--"'],
    ['line\u2028end\u2029', '"line\\u2028end\\u2029"'],
    [undefined, 'null'],
  ])('%j', (value, text) => {
    expect(scriptJson(value)).toBe(text);
    expect(JSON.parse(text)).toEqual(value ?? null);
  });
});

test('a failed call is not repeated on the server, where a shopper waits', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('down')));
  await createServerQueries().prefetchQuery({ queryKey: ['a'], queryFn: ask });
  expect(ask).toHaveBeenCalledOnce();
});
