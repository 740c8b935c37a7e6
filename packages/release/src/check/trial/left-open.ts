import type { DOMWindow } from 'jsdom';

/** What is opened has to be closed again: observers of what is not the part's, channels, workers. */
export type Opened = { begin(): void; left(): string[] };

const observers = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'];

/** Kinds of things that go on by themselves, and how they are ended. */
const kinds = { BroadcastChannel: 'close', Worker: 'terminate', SharedWorker: 'close' } as const;

type Observing = { disconnect(): void; unobserve?(target: unknown): void; observe(...args: unknown[]): void };

/** @param isForeign whether something is outside of the place */
export function watchOpened(window: DOMWindow, isForeign: (target: unknown) => boolean): Opened {
  const open = new Map<object, string>();
  const watched = new Map<object, { name: string; targets: Set<unknown> }>();
  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  for (const name of observers) {
    const Real = Reflect.get(window, name) as new (...args: unknown[]) => Observing;
    put(
      window,
      name,
      class extends Real {
        override observe(target: unknown, ...args: unknown[]) {
          const one = watched.get(this) ?? { name, targets: new Set() };
          one.targets.add(target);
          watched.set(this, one);
          super.observe(target, ...args);
        }
        override unobserve(target: unknown) {
          watched.get(this)?.targets.delete(target);
          super.unobserve?.(target);
        }
        override disconnect() {
          watched.delete(this);
          super.disconnect();
        }
      },
    );
  }
  for (const [name, end] of Object.entries(kinds)) {
    const Kind = class extends window.EventTarget {
      readonly port = { start() {}, postMessage() {}, close: () => open.delete(this) };
      constructor() {
        super();
        open.set(this, name);
      }
      postMessage() {}
    };
    Object.assign(Kind.prototype, {
      [end](this: object) {
        open.delete(this);
      },
    });
    put(window, name, Kind);
  }
  const watches = new Map<number, object>();
  const geolocation = {
    getCurrentPosition() {},
    watchPosition() {
      const id = watches.size + 1;
      const watch = {};
      watches.set(id, watch);
      open.set(watch, 'a watch of the position');
      return id;
    },
    clearWatch: (id: number) => open.delete(watches.get(id) ?? {}),
  };
  put(window.navigator, 'geolocation', geolocation);
  const request = async (name: string, ...given: unknown[]) => {
    const lock = { name };
    open.set(lock, `the lock ${name}`);
    return Promise.resolve((given.at(-1) as (held: object) => unknown)(lock)).finally(() => open.delete(lock));
  };
  put(window.navigator, 'locks', { request, query: async () => ({ held: [], pending: [] }) });
  return {
    begin() {
      open.clear();
      watched.clear();
    },
    left: () => [
      ...[...open.values()].map((name) => `leaves ${name} open`),
      ...[...watched.values()]
        .filter(({ targets }) => [...targets].some(isForeign))
        .map(({ name }) => `goes on watching others (${name})`),
    ],
  };
}
