import type { DOMWindow } from 'jsdom';

/** Things of the browser that outlive a page of the shop: a listener on one of them stays until it is taken away. */
export type Lasting = WeakMap<object, string>;

/**
 * Adds features jsdom lacks which reach beyond the page, or beyond the tab. They answer nothing.
 *
 * @param note is told what changes something for others
 */
export function addNotedFeatures(window: DOMWindow, note: (what: string) => void): Lasting {
  const lasting: Lasting = new WeakMap();
  const never = () => new Promise(() => undefined);
  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  const target = <T extends object>(name: string, members: T): EventTarget & T => {
    const made = Object.assign(new window.EventTarget(), members);
    lasting.set(made, name);
    return made;
  };
  put(window, 'matchMedia', (media: string) => {
    const list = target('a media query', { media, matches: false });
    return Object.assign(list, {
      addListener: (listener: never) => list.addEventListener('change', listener),
      removeListener: (listener: never) => list.removeEventListener('change', listener),
    });
  });
  put(
    window,
    'visualViewport',
    target('the viewport', { width: 1024, height: 768, scale: 1, offsetTop: 0, offsetLeft: 0 }),
  );
  put(window.screen, 'orientation', target('the screen', { type: 'landscape-primary', angle: 0 }));
  put(
    window.document,
    'fonts',
    target('the fonts', { ready: never(), status: 'loaded', load: never, check: () => true }),
  );
  const registration = { update: never, unregister: () => tellNever('ends the service worker of the shop') };
  const tellNever = (what: string) => {
    note(what);
    return never();
  };
  put(
    window.navigator,
    'serviceWorker',
    target('the service worker', {
      controller: null,
      ready: Promise.resolve(registration),
      register: () => tellNever('registers a service worker'),
      getRegistration: async () => registration,
      getRegistrations: async () => [registration],
      startMessages() {},
    }),
  );
  put(window, 'caches', {
    match: never,
    has: never,
    keys: async () => ['shop'],
    open: () => tellNever('opens what is kept for pages without a network'),
    delete: () => tellNever('throws away what is kept for pages without a network'),
  });
  const request = () => new window.EventTarget();
  put(window, 'indexedDB', {
    open: request,
    databases: async () => [],
    deleteDatabase: () => {
      note('deletes a database of the browser');
      return request();
    },
  });
  return lasting;
}
