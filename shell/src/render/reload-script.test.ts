import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadScript } from './reload-script.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  globalThis.__alive = undefined;
  reload.mockClear();
});

function fails(src: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

test('a page whose shell does not load is loaded anew, once a minute, until somebody can use it', () => {
  new Function(reloadScript)(); // as the browser runs it, before everything else
  fails('https://shop.test/remotes/mf-catalog/1.0.0/entry.js');
  expect(reload).not.toHaveBeenCalled();

  const shell = 'https://shop.test/remotes/shell/1.0.0/shell.js';
  fails(shell);
  fails(shell);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_000);
  fails(shell);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  fails(shell);
  expect(reload).toHaveBeenCalledTimes(2);

  vi.advanceTimersByTime(120_000);
  globalThis.__alive = true;
  fails(shell);
  expect(reload).toHaveBeenCalledTimes(2);
});
