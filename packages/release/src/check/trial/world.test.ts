import { expect, test } from 'vitest';
import { createWorld } from './world.ts';

/** What is noted of a script that runs in a page of the shop. */
function notedOf(code: string): string[] {
  const world = createWorld((key) => code.includes(`'${key}'`));
  world.noted.length = 0;
  world.run(`try { ${code} } catch {}`, 'a.js');
  return world.noted;
}

test.each<[string, RegExp | null]>([
  ["addEventListener('unload', () => 1)", /listens for unload/],
  ["addEventListener('pagehide', () => 1)", null],
  ["navigator.serviceWorker.register('/sw.js')", /registers a service worker/],
  ["navigator.serviceWorker.addEventListener('message', () => 1)", null],
  ["caches['del' + 'ete']('shop')", /throws away/],
  ["indexedDB.deleteDatabase('a')", /deletes a database/],
  ["indexedDB.open('a').addEventListener('success', () => 1)", null],
  ["localStorage.setItem('a', 'x'.repeat(2e6))", /fills what the browser keeps/],
  ["localStorage.setItem('a', '1'); localStorage.setItem('b', '2')", null],
  ["(() => 1).constructor('return 1')()", /runs a text as code/],
  ["new Function('a', 'return a')", /runs a text as code/],
  ["window['ev' + 'al']('1')", /runs a text as code/],
  ["new Function(''); Function('return this')()", null],
  ["document.forms[0]['sub' + 'mit']()", /leaves the page/],
])('%s', (code, expected) => {
  expect(notedOf(code)).toEqual(expected ? [expect.stringMatching(expected)] : []);
});

test('calls that move or cover the page are another matter', () => {
  const { run, disturbed, noted } = createWorld(() => false);
  run(
    'scrollTo(0, 0); document.body.scrollIntoView(); document.createElement("dialog").showModal(); document.body.scrollTo?.(0, 0)',
    'a.js',
  );
  expect([disturbed, noted]).toEqual([['window', 'element', 'dialog'], []]);
});

test('listeners of what outlives a page are noted until they are taken away', () => {
  const { run, listeners } = createWorld(() => false);
  run("const f = () => 1; const m = matchMedia('print'); m.addEventListener('change', f)", 'a.js');
  run("visualViewport.addEventListener('resize', f); new EventTarget().addEventListener('x', f)", 'b.js');
  expect([...listeners.values()]).toEqual([
    { target: 'a media query', type: 'change' },
    { target: 'the viewport', type: 'resize' },
  ]);
  run("m.removeListener(f); visualViewport.removeEventListener('resize', f)", 'c.js');
  expect([...listeners.values()]).toEqual([]);
});
