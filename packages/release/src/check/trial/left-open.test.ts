import { expect, test } from 'vitest';
import { createWorld } from './world.ts';

const leftBy = (code: string): string[] => {
  const { opened, run } = createWorld(() => false);
  opened.begin();
  run(code, 'a.js');
  return opened.left();
};

test.each<[string, string[]]>([
  ["new BroadcastChannel('a')", ['leaves BroadcastChannel open']],
  ["new BroadcastChannel('a').close()", []],
  ["new Worker('/a.js')", ['leaves Worker open']],
  ["new Worker('/a.js').terminate()", []],
  ["new SharedWorker('/a.js').port.start()", ['leaves SharedWorker open']],
  ["new SharedWorker('/a.js').port.close()", []],
  ["navigator.locks.request('cart', () => new Promise(() => 1))", ['leaves the lock cart open']],
  ['navigator.geolocation.watchPosition(() => 1)', ['leaves a watch of the position open']],
  ['navigator.geolocation.clearWatch(navigator.geolocation.watchPosition(() => 1))', []],
  [
    'new MutationObserver(() => 1).observe(document.body, { childList: true })',
    ['goes on watching others (MutationObserver)'],
  ],
  [
    "new ResizeObserver(() => 1).observe(document.querySelector('header'))",
    ['goes on watching others (ResizeObserver)'],
  ],
  ['const o = new ResizeObserver(() => 1); o.observe(document.body); o.unobserve(document.body)', []],
  [
    'const o = new MutationObserver(() => 1); o.observe(document, { subtree: true, childList: true }); o.disconnect()',
    [],
  ],
  ["new IntersectionObserver(() => 1).observe(document.createElement('p'))", []],
])('%s', (code, expected) => expect(leftBy(code)).toEqual(expected));

test('a lock that is given back is none', async () => {
  const { opened, run } = createWorld(() => false);
  opened.begin();
  run("navigator.locks.request('cart', { mode: 'shared' }, async () => 1)", 'a.js');
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(opened.left()).toEqual([]);
});
