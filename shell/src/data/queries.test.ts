import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserQueries } from './queries.ts';
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
    const server = new QueryClient();
    const take = collectSettled(server);
    await server.prefetchQuery({ queryKey: ['products', '7'], queryFn: async () => ({ name: '茶' }) });
    await server.prefetchQuery({ queryKey: ['down'], retry: false, queryFn: () => Promise.reject(new Error('down')) });
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

describe('without a network', () => {
  const fail = () => Promise.reject(new Error('no network'));
  beforeEach(() => {
    vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    onlineManager.setOnline(true);
  });

  test('a query fails at once, and comes back with the network', async () => {
    const browser = createBrowserQueries();
    browser.mount();
    const ask = vi.fn<() => Promise<string>>(fail);
    const observer = new QueryObserver(browser, { queryKey: ['a'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().error).toEqual(new Error('no network')));
    expect(ask).toHaveBeenCalledOnce();

    ask.mockResolvedValue('here');
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('here'));
    stop();
    browser.unmount();
  });

  test('a press fails at once, and the next one goes out', async () => {
    const browser = createBrowserQueries();
    const send = vi.fn<() => Promise<string>>(fail);
    const press = new MutationObserver(browser, { mutationFn: send });
    await expect(press.mutate()).rejects.toThrow('no network');
    send.mockResolvedValue('sent');
    await expect(press.mutate()).resolves.toBe('sent');
  });
});
