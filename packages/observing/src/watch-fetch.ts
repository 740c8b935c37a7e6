import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** What undici, which is also behind `fetch`, reports of a request. */
type UndiciRequest = { origin: unknown; method: string; path: string; addHeader(name: string, value: string): void };
type UndiciResponse = { statusCode: number; headers: Buffer[] };

/** A call that begins. */
export type Call = { method: string /** Without the query. */; path: string };

/** Hears what becomes of a call. */
export type CallListener = {
  /** Sent along. */
  headers?: Readonly<Record<string, string>>;
  /** `header` gives a header of the answer by its lower-case name. */
  onAnswer?(status: number, header: (name: string) => string | null): void;
  onEnd?(error: unknown): void;
};

/**
 * Looks at every `fetch` of this thread to an origin. `onCall` runs where the call is made, so it sees the caller's asynchronous context.
 * @returns what ends it
 */
export function watchFetch(origin: string, onCall: (call: Call) => CallListener | null): () => void {
  const listeners = new WeakMap<object, CallListener>();
  const handlers: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: UndiciRequest };
      if (String(request.origin) !== origin) return;
      const listener = onCall({ method: request.method, path: request.path.split('?', 1)[0] ?? '' });
      if (!listener) return;
      listeners.set(request, listener);
      for (const [name, value] of Object.entries(listener.headers ?? {})) request.addHeader(name, value);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: UndiciRequest; response: UndiciResponse };
      listeners.get(request)?.onAnswer?.(response.statusCode, (name) => headerOf(response.headers, name));
    },
    'undici:request:trailers': (message) => listeners.get((message as { request: object }).request)?.onEnd?.(null),
    'undici:request:error': (message) => {
      const { request, error } = message as { request: object; error: unknown };
      listeners.get(request)?.onEnd?.(error);
    },
  };
  for (const [channel, handler] of Object.entries(handlers)) subscribe(channel, handler);
  return () => {
    for (const [channel, handler] of Object.entries(handlers)) unsubscribe(channel, handler);
  };
}

/** undici gives names and values in turn. */
function headerOf(headers: readonly Buffer[], name: string): string | null {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toString('latin1').toLowerCase() === name);
  return at === -1 ? null : (headers[at + 1]?.toString('latin1') ?? null);
}
