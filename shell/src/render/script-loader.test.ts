import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptLoader } from './script-loader.ts';

const code = scriptLoader({
  start: ['/remotes/shell/1.0.0/shell.js'],
  first: ['/remotes/mf-catalog/1.0.0/entry.js'],
  lists: ['/remotes/shell/1.0.0/files.json'],
});

/** What the loader put into the head. */
const requested = () =>
  [...document.head.querySelectorAll('script,link')].map((element) => element.outerHTML.replaceAll('"', ''));

/** A picture that stands so far down, and can be painted when the test says so. */
function picture(top: number): PromiseWithResolvers<void> {
  const decoded = Promise.withResolvers<void>();
  const image = Object.assign(document.createElement('img'), {
    decode: () => decoded.promise,
    getBoundingClientRect: () => new DOMRect(0, top, 10, 10),
  });
  document.body.append(image);
  return decoded;
}

/** Styles of what other tests have drawn stay. */
const clear = () => {
  for (const element of document.head.querySelectorAll('script,link')) element.remove();
};

const frame = () => vi.advanceTimersByTimeAsync(40);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  // jsdom would fetch what it finds.
  clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  clear();
});

const run = () => {
  const scripts = { '/remotes/shell/1.0.0/shell.js': 'sha384-a', '/remotes/mf-catalog/1.0.0/entry.js': 'sha384-b' };
  vi.stubGlobal('__shop', { scripts });
  new Function(code)();
};

test('scripts wait for the pictures in view, and not for those below', async () => {
  const seen = picture(0);
  picture(0).resolve();
  picture(innerHeight + 1);
  run();
  await frame();
  expect(requested()).toEqual([]);
  seen.resolve();
  await frame();
  expect(requested()).toEqual([
    '<script crossorigin=anonymous src=/remotes/shell/1.0.0/shell.js integrity=sha384-a></script>',
    '<link crossorigin=anonymous rel=preload as=script fetchpriority=low href=/remotes/mf-catalog/1.0.0/entry.js integrity=sha384-b>',
    '<link crossorigin=anonymous rel=preload as=fetch fetchpriority=low href=/remotes/shell/1.0.0/files.json>',
  ]);
});

test('a picture that is broken is waited for no longer', async () => {
  const image = picture(0);
  run();
  image.reject(new Error('it cannot be decoded'));
  await frame();
  expect(requested()).toHaveLength(3);
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])(
  'at "%s" they are requested at once, after the next frame, and only once',
  async (type) => {
    const image = picture(0);
    run();
    const event = Object.assign(new Event(type), type !== 'pointermove' && { movementX: 0, movementY: 0 });
    dispatchEvent(event);
    expect(requested()).toEqual([]);
    await frame();
    dispatchEvent(event);
    image.resolve();
    await frame();
    expect(requested()).toHaveLength(3);
  },
);

test.each([
  ['a row that snaps into place', () => document.body.dispatchEvent(new Event('scroll'))],
  [
    'a pointer that rests',
    () => dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 })),
  ],
])('nobody is waited on for %s', async (_, happen) => {
  picture(0);
  run();
  happen();
  await frame();
  expect(requested()).toEqual([]);
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 2, movementY: 0 }));
  await frame();
  expect(requested()).toHaveLength(3);
});

test('they come in three seconds at most, in a hidden tab too', async () => {
  picture(0);
  run();
  await vi.advanceTimersByTimeAsync(2990);
  expect(requested()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(requested()).toHaveLength(3);
});

test('a hidden tab draws no frame, and is not kept waiting for one', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run();
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toHaveLength(3);
  vi.restoreAllMocks();
});

test('pictures of pieces that are still coming are waited for, a second at most', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  run();
  await frame();
  expect(requested()).toEqual([]);
  const late = picture(0);
  dispatchEvent(new Event('DOMContentLoaded'));
  await frame();
  expect(requested()).toEqual([]);
  late.resolve();
  await frame();
  expect(requested()).toHaveLength(3);

  clear();
  run();
  await vi.advanceTimersByTimeAsync(990);
  expect(requested()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60);
  expect(requested()).toHaveLength(3);
  state.mockRestore();
});
