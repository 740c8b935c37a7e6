import { fileURLToPath } from 'node:url';
import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import type { Declaration } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { tryBuild } from './try-build.ts';

const openApi = fileURLToPath(new URL('../../../../backend/openapi.json', import.meta.url));
const hash = `sha384-${'A'.repeat(64)}`;

/** A part whose container is written by hand: its one page runs `effect` when it is drawn, and `leave` when it goes. */
function build(effect: string, leave = '', own: Partial<Declaration> = {}, more: readonly string[] = []) {
  const page = { id: 'mf_a/home', path: '/a', layout: 'default' as const, guarded: false };
  const declaration = bareDeclaration('mf-a', '1.0.0', { pages: [page], ...own });
  const entry = `var mf_a = {
    scope: null,
    init(scope) { this.scope = scope; },
    async get(name) {
      const take = (module) => Object.values(this.scope[module])[0].lib();
      if (!['./home', './strip'].includes(name)) return () => ({ default: {} });
      return () => {
        const { useEffect, useState, createElement } = take('react');
        const { useTranslation } = take('react-i18next');
        const { useShop } = take('@jishi/contracts');
        const { useQueryClient } = take('@tanstack/react-query');
        const axios = take('axios');
        const { styled } = take('styled-components');
        const Component = () => {
          const shop = useShop();
          const queries = useQueryClient();
          const { i18n } = useTranslation();
          const [mark, setMark] = useState(null);
          useEffect(() => { ${effect}; return () => { ${leave} }; }, []);
          return createElement('h1', null, 'home');
        };
        return { default: { Component } };
      };
    },
  };`;
  const list = {
    format: 1,
    part: 'mf-a',
    version: '1.0.0',
    entry: 'remoteEntry.js',
    exposes: Object.fromEntries(['home', 'strip', ...more].map((name) => [name, ['remoteEntry.js']])),
    files: { 'remoteEntry.js': hash },
    server: hash,
    declaration: hash,
  };
  const files = Object.entries({ 'web/remoteEntry.js': entry, 'files.json': JSON.stringify(list) });
  return [declaration, new Map(files.map(([name, text]) => [name, Buffer.from(text)]))] as const;
}

const found = async (effect: string, leave?: string, own?: Partial<Declaration>) =>
  (await tryBuild(...build(effect, leave, own), openApi)).map(({ blocks, what }) => `${blocks ? '' : 'note '}${what}`);

test.concurrent.each<[string, string, RegExp]>([
  ['a class of the page', 'document.body.classList.add("x")', /changes class of body/],
  ['an element of others taken away', 'document.querySelector("header").remove()', /changes what stands in body/],
  ['an element beside all others', 'document.body.append(document.createElement("p"))', /changes what stands in body/],
  ['everything kept is emptied', 'localStorage.clear()', /empties what the browser keeps/],
  ['the page is left', 'location.assign("/elsewhere")', /leaves the page/],
  ['a built-in is frozen', 'Object.freeze(Array.prototype)', /Array\.prototype \(can be changed\)/],
  ['a built-in is patched', '[].__proto__.last = () => 1', /Array\.prototype\.last/],
  ['a global is made', 'window["ca" + "rt"] = 1', /changes cart/],
  ['the defaults of calls', 'axios.default.defaults.timeout = 1', /defaults of axios/],
  ['calls of others are heard', 'axios.default.interceptors.request.use((c) => c)', /interceptors of axios/],
  ['the query cache is emptied', 'queries["cl" + "ear"]()', /query of another part/],
  ['an event of another part', 'shop.bus.emit("notice:read", {})', /emits notice:read/],
  [
    'a listener before all others',
    'document.addEventListener("click", (e) => e.stopImmediatePropagation(), true)',
    /keeps click/,
  ],
  ['the focus goes to an element of others', 'document.querySelector("#search input").focus()', /takes the focus/],
  ['the focus is lost', 'document.activeElement.blur()', /takes the focus/],
  ['a key that is put together', 'localStorage.removeItem(["dr", "afts"].join(""))', /removes drafts/],
  ['the shop is changed', 'shop.notify = () => 1', /shop\.notify/],
  ['the cart is set from outside', 'shop.cart.setState({ lines: [] })', /sets the cart of the shop past its actions/],
  [
    'the lines of the cart are changed',
    'shop.cart.getState().setLines([])',
    /changes the cart, which it does not read/,
  ],
  [
    'a query of others is set',
    'queries.setQueryData(["account", "me"], null)',
    /sets account, a query it does not read/,
  ],
  ['the customer is signed out', 'shop.session.getState().signOut()', /signs the customer out/],
  ['all queries are made old', 'queries["invalidate" + "Queries"]()', /query of another part \(made old\)/],
  ['all queries wait', 'take("@tanstack/react-query").onlineManager.setOnline(false)', /hold the tab for online/],
  ['texts of another part', 'i18n.addResource("zh", "mf_other", "title", "x")', /texts of others \(zh mf_other\)/],
  ['formats of all texts', 'i18n.services.formatter.add("number", () => "x")', /formats of texts/],
  ['a store is listened to for ever', 'shop.cart.subscribe(() => 1)', /goes on listening to session and cart/],
  [
    'the cache is listened to for ever',
    'queries.getQueryCache().subscribe(() => 1)',
    /goes on listening to the query cache/,
  ],
  ['a page fails', 'throw new Error("not today")', /fails: not today/],
  ['a page scrolls', 'scrollTo(0, 0)', /scrolls the page/],
  ['a style sheet of others is switched off', 'document.styleSheets[0].disabled = true', /style sheet of the frame/],
  [
    'a page draws itself again and again',
    'const again = () => { setMark({}); setTimeout(again) }; again()',
    /draws itself again and again/,
  ],
])('%s is seen', { timeout: 60_000 }, async (_what, effect, expected) => {
  expect((await found(effect)).join('\n')).toMatch(expected);
});

test('a part may set what it asks for itself, and the cart it has read', { timeout: 60_000 }, async () => {
  const own = `
    queries.fetchQuery({ queryKey: ["favourites", 1], queryFn: () => true });
    queries.fetchQuery({ queryKey: ["cart"], queryFn: () => [] }).then((lines) => shop.cart.getState().setLines(lines));
    queries.setQueryData(["favourites", 2], true);`;
  expect(await found(own)).toEqual([]);
});

test('a page may bring texts of its own along', { timeout: 60_000 }, async () => {
  expect(await found('i18n.addResource("zh", "mf_a_page", "title", "x")')).toEqual([]);
});

test('many pages are shared out among processes, and each is told of once', { timeout: 60_000 }, async () => {
  const names = Array.from({ length: 29 }, (_, at) => `empty-${at}`);
  const pages = [...names, 'home'].map((name) => ({
    ...{ id: `mf_a/${name}`, path: `/${name}` },
    ...{ layout: 'default' as const, guarded: false },
  }));
  const effect = 'document.body.classList.add("x")';
  const told = await tryBuild(...build(effect, '', { pages }, names), openApi);
  // A module that has nothing to draw fails.
  expect(told.map(({ what }) => what.split(' ')[0])).toEqual(pages.map(({ id }) => id));
  expect(told.at(-1)?.what).toBe('mf_a/home changes class of body');
});

test('a page may take the focus into itself, a fragment may not', { timeout: 60_000 }, async () => {
  const effect = 'const h1 = document.querySelector("h1"); h1.tabIndex = -1; h1.focus();';
  expect(await found(effect)).toEqual([]);
  const fragments = [{ id: 'mf_a/strip', props: {}, events: {} }] as unknown as Declaration['fragments'];
  expect(await found(effect, '', { pages: [], fragments })).toEqual(['mf_a/strip takes the focus']);
});

test('a task that holds the page is a finding', { timeout: 60_000 }, async () => {
  // It counts in processor time, of which a crowded machine gives a part.
  const effect = 'const end = Date.now() + 9000; while (Date.now() < end);';
  expect(await found(effect)).toEqual([expect.stringMatching(/^mf_a\/home holds the page for \d+ ms$/)]);
});

test('what never comes to an end is a finding', { timeout: 60_000 }, async () => {
  const [declaration, files] = build('for (;;);');
  expect(await tryBuild(declaration, files, openApi, 24_000)).toEqual([
    expect.objectContaining({ blocks: true, what: 'mf_a/home never gives the page back' }),
  ]);
});

test('what stays in its place is no finding', { timeout: 60_000 }, async () => {
  const effect = `addEventListener("resize", end); localStorage.setItem("mine", "1"); localStorage.removeItem("older"); localStorage.removeItem("mine"); document.querySelector("h1").id = "x"; const t = setInterval(end, 9); shop.bus.emit("a:done", {}); function end() {}`;
  const leave = 'removeEventListener("resize", end); clearInterval(t)';
  expect(await found(effect, leave, { tells: { 'a:done': {} } })).toEqual([]);
});

test('what fails as it goes is seen, and an answer that cannot be read is no fault', { timeout: 60_000 }, async () => {
  expect(await found('', 'throw new Error("on leaving")')).toEqual(['mf_a/home fails: on leaving']);
  const asks = `const read = () => { throw new Error('unreadable') };
    shop.api.get('goodCategory/list', read).catch((error) => setMark(() => { throw new Error('no list', { cause: error }) }))`;
  expect(await found(asks)).toEqual([]);
});

test('a listener that stays is named, and scripts that fail are a finding', { timeout: 60_000 }, async () => {
  expect(await found('addEventListener("resize", () => 1)')).toEqual([
    'mf_a/home leaves a listener for resize on window',
  ]);
  const [declaration, files] = build('');
  const broken = new Map([...files, ['web/remoteEntry.js', Buffer.from('throw new Error("not here")')] as const]);
  expect(await tryBuild(declaration, broken, openApi)).toEqual([
    expect.objectContaining({ blocks: true, what: 'mf_a/home fails as soon as its scripts come: not here' }),
  ]);
});

test('a page that draws nothing is a note', { timeout: 60_000 }, async () => {
  const [declaration, files] = build('');
  const entry = files.get('web/remoteEntry.js')!.toString().replace("createElement('h1', null, 'home')", 'null');
  const empty = new Map([...files, ['web/remoteEntry.js', Buffer.from(entry)] as const]);
  expect(await tryBuild(declaration, empty, openApi)).toEqual([
    expect.objectContaining({ blocks: false, what: 'mf_a/home could not be tried: it drew nothing' }),
  ]);
});

test('what happens as soon as the scripts come is seen', { timeout: 60_000 }, async () => {
  const [declaration, files] = build('');
  const entry = `${files.get('web/remoteEntry.js')};Object.freeze(Map.prototype)`;
  const freezing = new Map([...files, ['web/remoteEntry.js', Buffer.from(entry)] as const]);
  expect(await tryBuild(declaration, freezing, openApi)).toEqual([
    expect.objectContaining({ blocks: true, what: expect.stringContaining('Map.prototype (can be changed)') }),
  ]);
});
