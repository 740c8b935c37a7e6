import { act, renderInShop } from '@jishi/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import zh from '../messages/zh.ts';
import { createTabRelease } from '../release/tab-release.ts';
import { ReleaseProvider } from '../release/use-release.ts';
import { useOfflinePages } from './use-offline-pages.ts';

const told: unknown[] = [];
const update = vi.fn(async () => undefined);
const register = vi.fn(async () => undefined);
const registration = { update, active: { postMessage: (message: unknown) => told.push(message) } };

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/'); // files share a document
  told.length = 0;
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    controller: null,
  };
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Offline() {
  useOfflinePages();
  return null;
}

function open() {
  const release = createTabRelease('1', () => undefined);
  const drawn = renderInShop(
    <ReleaseProvider value={release}>
      <Offline />
    </ReleaseProvider>,
    { texts: { shell: zh } },
  );
  return { ...drawn, release };
}

test('the worker is registered with the first sign of somebody, at the latest after ten seconds', async () => {
  open();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('a page that is read is told, one that is left at once is not', async () => {
  const { unmount } = open();
  await vi.advanceTimersByTimeAsync(1_500);
  unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
  open();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([{ type: 'visited', url: location.href, files: [] }]);
});

test('nothing more is fetched for whoever saves data', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  open();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
});

test('whoever signs in or out leaves nothing behind for the next', async () => {
  const { shop } = open();
  await act(async () => shop.session.setState({ isSignedIn: true }));
  await vi.advanceTimersByTimeAsync(0);
  await act(async () => shop.session.setState({ isSignedIn: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ type: 'session' }, { type: 'session' }]);
});

test('where the release has ended the browser looks for another worker', async () => {
  const { release } = open();
  await act(async () => release.end());
  await vi.advanceTimersByTimeAsync(0);
  expect(update).toHaveBeenCalledOnce();
});
