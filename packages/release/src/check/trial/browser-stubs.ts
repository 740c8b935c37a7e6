import { webcrypto } from 'node:crypto';
import type { DOMWindow } from 'jsdom';

/** A request of the router, which hands it to loaders: the one of this process refuses a signal of the page. */
class Asked {
  readonly url: string;
  readonly signal: unknown;
  readonly method = 'GET';
  readonly headers = new Headers();
  constructor(url: URL | string, { signal }: { signal?: unknown } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

/** What browsers have and jsdom does not: enough for a page to be drawn. Nothing of it reaches anybody. */
export function addMissing(window: DOMWindow): void {
  const never = () => new Promise(() => undefined);
  const nothing = () => undefined;
  class Observer {
    readonly #hear: (entries: unknown[], observer: unknown) => void;
    constructor(hear: (entries: unknown[], observer: unknown) => void) {
      this.#hear = hear;
    }
    observe(target: unknown) {
      window.setTimeout(() => this.#hear([{ target, isIntersecting: true, intersectionRatio: 1 }], this));
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  class Silent extends Observer {
    override observe() {}
  }
  const globals: Record<string, unknown> = {
    IntersectionObserver: Observer,
    ResizeObserver: Silent,
    PerformanceObserver: Silent,
    fetch: never,
    requestIdleCallback: (run: () => void) => window.setTimeout(run),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    structuredClone,
    TextEncoder,
    TextDecoder,
    Request: Asked,
    Response,
    ReadableStream,
    WritableStream,
    TransformStream,
    queueMicrotask,
    reportError: nothing,
    createImageBitmap: never,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  if (!window.crypto?.subtle) Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  const elements: Record<string, unknown> = {
    scrollTo: nothing,
    scrollBy: nothing,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
    animate: () => ({ cancel: nothing, finish: nothing, finished: never(), addEventListener: nothing }),
    getAnimations: () => [],
    showPopover: nothing,
    hidePopover: nothing,
  };
  for (const [name, value] of Object.entries(elements))
    Object.defineProperty(window.Element.prototype, name, { value, configurable: true, writable: true });
  Object.assign(window.HTMLMediaElement.prototype, { play: never, pause: nothing, load: nothing });
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => null, toDataURL: () => '' });
  Object.assign(window.HTMLDialogElement?.prototype ?? {}, { show: nothing, close: nothing });
  Object.assign(window.URL, { createObjectURL: () => 'blob:a', revokeObjectURL: nothing });
}
