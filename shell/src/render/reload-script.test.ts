import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInlineScript } from '../testing/run-inline-script.ts';
import { reloadScript } from './reload-script.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  globalThis.__alive = undefined;
  globalThis.__leaving = undefined;
  globalThis.__incomplete = undefined;
  reload.mockClear();
});

function fails(src: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

const shell = 'https://shop.test/remotes/shell/1.0.0/shell.js';

test('a page whose shell does not load is loaded anew, once a minute, until somebody can use it', () => {
  runInlineScript(reloadScript);
  fails('https://shop.test/remotes/mf-catalog/1.0.0/entry.js');
  expect(reload).not.toHaveBeenCalled();

  fails(shell);
  fails(shell);
  expect(reload).not.toHaveBeenCalled(); // the browser may only be going elsewhere
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(58_000);
  fails(shell);
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  fails(shell);
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(2);

  vi.advanceTimersByTime(120_000);
  globalThis.__alive = true;
  globalThis.__incomplete = undefined;
  fails('https://shop.test/remotes/mf-catalog/1.0.0/entry.js');
  expect(globalThis.__incomplete).toBeUndefined();
  fails(shell);
  vi.advanceTimersByTime(1_000);
  expect([reload.mock.calls.length, globalThis.__incomplete]).toEqual([2, true]);
});

test('the next page is not held up by files that were given up for it', () => {
  runInlineScript(reloadScript);
  fails(shell);
  globalThis.__leaving = true;
  fails(shell);
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['comes back before it could be used', true, undefined, undefined, 1],
  ['comes back and can be used', true, true, undefined, 0],
  ['comes back without a file of the shell', true, true, true, 1],
  ['is shown for the first time', false, undefined, undefined, 0],
] as const)('a page that %s', (_, persisted, isAlive, isIncomplete, reloads) => {
  runInlineScript(reloadScript);
  globalThis.__alive = isAlive;
  globalThis.__incomplete = isIncomplete;
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(reload).toHaveBeenCalledTimes(reloads);
});
