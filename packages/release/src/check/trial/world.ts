import { Script } from 'node:vm';
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom';
import { addMissing } from './browser-stubs.ts';
import { type Opened, watchOpened } from './left-open.ts';
import { addNotedFeatures, type Lasting } from './noted-features.ts';
import { refuseCode } from './refused-code.ts';
import { type Running, watchTasks } from './running.ts';
import type { Snapshot } from './snapshot.ts';

const page = `<!doctype html><html lang="zh" data-theme="light"><head><title>Shop</title><meta name="description" content="A shop"><script src="/remotes/part/tag/remoteEntry.js"></script><style id="frame">body{margin:0}</style></head>
<body class="shop"><header class="head"><a href="/zh/cart">Cart</a><button type="button" id="frame-button">Menu</button><form id="search"><input name="title" value="tea"></form></header>
<main><section data-part="mf_other"><p>Another part</p><a href="/zh/x">Link</a></section><div id="place"></div><aside class="beside"><h2>Beside</h2><ul><li><a href="/zh/y">y</a></li></ul></aside></main>
<footer><p>Footer</p></footer><svg id="icons" hidden></svg></body></html>`;

/** Kept by others in this browser. */
export const foreignKeys = ['jishi_UserInfo', 'jishi_lang', 'another:part'] as const;

type Heard = { target: string; type: string };

/** A page of the shop with nothing of the part in it yet, and everything that is noted of it. */
export type World = {
  window: DOMWindow;
  place: Element;
  run(code: string, name: string): unknown;
  /** Calls of the page that leave a mark, and attempts to leave it. */
  noted: string[];
  /** Listeners of the whole page that are there. */
  listeners: Map<object, Heard>;
  /** As it was before the part came, then after its last module was taken away. */
  state: Snapshot;
  /** What moved or covered the page under whoever reads it: the window, an element, a dialog. */
  disturbed: string[];
  tasks: Running;
  opened: Opened;
  /** Whether the part names a key of the storage in its scripts; one that is put together may be anybody's. */
  names: (key: string) => boolean;
};

export function createWorld(names: World['names']): World {
  const noted: string[] = [];
  const console = new VirtualConsole();
  console.on('jsdomError', (error) => {
    if (/navigation|submit/i.test(error.message)) noted.push('leaves the page');
  });
  const dom = new JSDOM(page, {
    url: 'http://shop.test/zh/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: console,
  });
  const { window } = dom;
  addMissing(window);
  for (const key of foreignKeys) {
    window.localStorage.setItem(key, 'kept');
    window.sessionStorage.setItem(key, 'kept');
  }
  window.document.cookie = 'jishi_theme=light';
  const place = window.document.getElementById('place')!;
  const world: World = {
    window,
    place,
    run: (code, name) => new Script(code, { filename: name }).runInContext(dom.getInternalVMContext() as never),
    noted,
    listeners: new Map(),
    state: new Map(),
    disturbed: [],
    tasks: watchTasks(window),
    opened: watchOpened(window, (target) => isForeign(window, place, target)),
    names,
  };
  noteCalls(world);
  refuseCode(window, (what) => noted.push(what));
  noteRemovals(world);
  noteListeners(
    world,
    addNotedFeatures(window, (what) => noted.push(what)),
  );
  return world;
}

/** Replaces methods of the page with ones that tell. */
function noteCalls({ window, noted, disturbed }: World): void {
  const tell = (owner: object, method: string, what: string) => {
    const real = Reflect.get(owner, method) as ((...args: unknown[]) => unknown) | undefined;
    Object.defineProperty(owner, method, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: unknown[]) {
        noted.push(what);
        return typeof real === 'function' ? Reflect.apply(real, this, args) : undefined;
      },
    });
  };
  for (const method of ['pushState', 'replaceState', 'go', 'back', 'forward'])
    tell(window.History.prototype, method, `changes the address (history.${method})`);
  for (const method of ['open', 'alert', 'confirm', 'prompt', 'print', 'postMessage', 'stop', 'close'])
    Object.defineProperty(window, method, {
      configurable: true,
      writable: true,
      value: () => void noted.push(`calls ${method}`),
    });
  tell(window.Storage.prototype, 'clear', 'empties what the browser keeps');
  for (const method of ['write', 'writeln', 'open', 'close'])
    tell(window.Document.prototype, method, `calls document.${method}`);
  if (window.customElements)
    tell(window.CustomElementRegistry.prototype, 'define', 'defines an element for the whole page');
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    writable: true,
    value: () => {
      noted.push('asks the network past the client of the api');
      return new Promise(() => undefined);
    },
  });
  for (const [owner, name, method] of disturbing(window))
    Object.defineProperty(owner, method, {
      configurable: true,
      writable: true,
      value: () => void disturbed.push(name),
    });
  tell(window.XMLHttpRequest.prototype, 'open', 'asks the network past the client of the api');
}

/** Calls that move the page, or lay something over it. `scrollTo` of an element moves only what stands in it. */
const disturbing = (window: DOMWindow): [object, string, string][] => [
  ...['scrollTo', 'scrollBy', 'scroll'].map((method): [object, string, string] => [window, 'window', method]),
  [window.Element.prototype, 'element', 'scrollIntoView'],
  [window.HTMLDialogElement.prototype, 'dialog', 'showModal'],
];

/** Characters a part may keep: all of them share some five million. */
const MOST_KEPT = 1_000_000;

/** Keys that the part has neither made itself nor names. */
function noteRemovals({ window, noted, names }: World): void {
  const { setItem, removeItem } = window.Storage.prototype;
  const own = new Map<string, number>();
  window.Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    own.set(String(key), String(value).length);
    if ([...own.values()].reduce((sum, size) => sum + size, 0) > MOST_KEPT)
      noted.push('fills what the browser keeps for all parts');
    Reflect.apply(setItem, this, [key, value]);
  };
  window.Storage.prototype.removeItem = function (this: Storage, key: string) {
    if (!own.has(String(key)) && !names(String(key))) noted.push(`removes ${key} from what the browser keeps`);
    Reflect.apply(removeItem, this, [key]);
  };
}

/** Whether something is outside of the place. */
const isForeign = (window: DOMWindow, place: Element, target: unknown): boolean =>
  target === window || !(target instanceof window.Node) || (target.isConnected && !place.contains(target));

function noteListeners({ window, place, listeners, noted }: World, lasting: Lasting): void {
  const { addEventListener: add, removeEventListener: remove } = window.EventTarget.prototype;
  const known = new WeakMap<object, Map<string, object>>();
  const keyOf = (type: string, options: unknown) =>
    `${type} ${typeof options === 'object' && options !== null ? Boolean((options as { capture?: boolean }).capture) : Boolean(options)}`;
  const nameOf = (target: unknown) =>
    target === window
      ? 'window'
      : target === window.document
        ? 'document'
        : (lasting.get(target as object) ?? (target as Element).localName ?? 'an object');
  window.EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: never,
    options?: never,
  ) {
    const target = this ?? window;
    Reflect.apply(add, target, [type, listener, options]);
    if (target === window && type === 'unload')
      noted.push('listens for unload, which no page does that is to come back at once');
    const isPage =
      target === window || lasting.has(target) || (target instanceof window.Node && isForeign(window, place, target));
    const signal = (options as { signal?: AbortSignal; once?: boolean } | undefined)?.signal;
    if (!isPage || !listener || signal?.aborted) return;
    const marks = known.get(listener) ?? new Map<string, object>();
    const key = `${nameOf(target)} ${keyOf(type, options)}`;
    const mark = marks.get(key) ?? {};
    known.set(listener, marks.set(key, mark));
    listeners.set(mark, { target: nameOf(target), type });
    signal?.addEventListener('abort', () => listeners.delete(mark));
  } as never;
  window.EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: never,
    options?: never,
  ) {
    const target = this ?? window;
    Reflect.apply(remove, target, [type, listener, options]);
    const mark = listener ? known.get(listener)?.get(`${nameOf(target)} ${keyOf(type, options)}`) : undefined;
    if (mark) listeners.delete(mark);
  } as never;
}
