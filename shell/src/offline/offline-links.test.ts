import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOfflineLinks } from './offline-links.ts';

const open = vi.fn();
const onMissing = vi.fn();
let leave: () => void = () => undefined;
let kept: string[] = [];

/** A worker that answers as the shop's does. */
const active = {
  postMessage: ({ url }: { url: string }, [port]: MessagePort[]) => port?.postMessage(kept.includes(url)),
};

beforeEach(() => {
  kept = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: false,
    serviceWorker: { getRegistration: async () => ({ active }) },
  });
  document.body.innerHTML =
    '<a id="kept" href="/product/detail/7"><b id="inside">tea</b></a><a id="elsewhere" href="https://other.example/"></a>' +
    '<a id="tab" href="/cart" target="_blank"></a><a id="file" href="/file" download></a><a id="here" href="#reviews"></a><button id="button"></button>';
  leave = watchOfflineLinks({ open, onMissing });
});
afterEach(() => {
  leave();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Answers whether the press was left to whoever else hears it. */
function press(id: string, how: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.addEventListener('click', (heard) => heard.preventDefault(), { once: true });
  let isHeard = false;
  document.body.addEventListener('click', () => (isHeard = true), { once: true });
  document.getElementById(id)?.dispatchEvent(event);
  return isHeard;
}

test('a page that is kept is opened by the browser', async () => {
  kept = [new URL('/product/detail/7', location.href).href];
  expect(press('inside')).toBe(false);
  await vi.waitFor(() => expect(open.mock.calls).toEqual([kept]));
  expect(onMissing).not.toHaveBeenCalled();
});

test('a page that is not kept leaves the reader where they are, and says so', async () => {
  expect(press('kept')).toBe(false);
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(open).not.toHaveBeenCalled();
});

test('without a worker nothing is kept', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, serviceWorker: undefined });
  press('kept');
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
});

test.each([
  ['elsewhere', {}],
  ['tab', {}],
  ['file', {}],
  ['here', {}],
  ['button', {}],
  ['kept', { ctrlKey: true }],
  ['kept', { button: 1 }],
])('%s %j is none of its business', (id, how) => {
  expect(press(id, how)).toBe(true);
});

test('with the network links are the router’s', () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    serviceWorker: { getRegistration: async () => ({ active }) },
  });
  expect(press('kept')).toBe(true);
});
