import type { Language } from '../model/id.ts';
import type { ApiError } from './api-error.ts';

/** Turns the payload of an answer into a typed value, or throws (which becomes an `unexpected` error). */
export type Parse<T> = (payload: unknown) => T;

/** Query parameters. A list is sent as `name[]=a&name[]=b`; `undefined` and `null` are left out. */
export type QueryParams = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>;

export type RequestOptions = {
  /** Ends this call only. */
  signal?: AbortSignal | undefined;
  /** Makes a repeated order or payment harmless: the same key is carried out once. */
  idempotencyKey?: string | undefined;
  /** Sends no Authorization and never refreshes: for signing in and for the refresh itself. */
  anonymous?: boolean | undefined;
  /**
   * The tokens of the answer are kept beyond the end of the browser: for the days the answer says, or else so many. For signing in
   * and for the refresh of such a sign-in.
   */
  rememberDays?: number | null | undefined;
  /** Does not call `onError`: the caller shows the failure in its own place. */
  silent?: boolean | undefined;
  /** Hears how many bytes of a form have been sent, and how many there are. On a server nobody tells it. */
  onProgress?: ((sent: number, total: number) => void) | undefined;
  /** The answer stands by itself, without the envelope. */
  bare?: boolean | undefined;
  /** Asks in another language than the client's: for lists that what is written in that language is looked up in. */
  lang?: Language | undefined;
};

export type FollowOptions = Pick<RequestOptions, 'signal' | 'anonymous'> & {
  params?: QueryParams | undefined;
  /** Sent as JSON by POST: for what must stay out of addresses. */
  body?: unknown;
};

/**
 * A client of the shop's api, made per request on the server and per tab in the browser. It keeps no state, draws
 * nothing and never changes the page. Every failure is thrown as one `ApiError`.
 */
export interface ApiClient {
  readonly lang: Language;
  get<T>(path: string, parse: Parse<T>, params?: QueryParams, options?: RequestOptions): Promise<T>;
  /** @param body sent as JSON; a `FormData` is sent as the form it is */
  post<T>(path: string, parse: Parse<T>, body?: unknown, options?: RequestOptions): Promise<T>;
  /** Fetches a file, byte for byte, to be handed to whoever asked for it: a plain link could not say who asks. */
  file(path: string, params?: QueryParams, options?: RequestOptions): Promise<Blob>;
  /**
   * Reads an event stream: `onEvent` hears the data of every event. Resolves when the server ends the stream. A failure is
   * the caller's alone: `onError` hears nothing of it and no token is renewed, because whoever follows can also ask.
   */
  follow<T>(path: string, parse: Parse<T>, onEvent: (value: T) => void, options?: FollowOptions): Promise<void>;
  /** Full address of a path of the api, for links the browser follows itself (file download). */
  address(path: string): string;
}

export type ApiOptions = {
  /** Base of all calls, for example `/api/v1/app/` or `http://127.0.0.1:4000/api/v1/app/`; a missing last slash is added. */
  base: string;
  lang: Language;
  /** Application key, sent as `apply-secret`. It identifies the client and protects nothing. */
  projectKey: string;
  /** Access token, read at every call; nothing for a visitor, who then sends no Authorization header. */
  token?: (() => string | null | undefined) | undefined;
  /** Scheme of the Authorization header, read at every call; `Bearer` when nothing. */
  tokenType?: (() => string | null | undefined) | undefined;
  /** Ends every call of this client (the visitor left). */
  signal?: AbortSignal | undefined;
  /** Request id passed on to the api's log. */
  requestId?: string | undefined;
  /** Name of the release the client belongs to (`43`, `43-candidate`), sent with every call. */
  release?: string | undefined;
  /**
   * Hears, with any answer, that this release has ended: something in it was banned, or its files are no longer kept. `isRefused`: for that reason
   * the shop has not done what was asked for.
   */
  onReleaseEnded?: ((isRefused: boolean) => void) | undefined;
  /** Address of the shopper, when the caller is a server that speaks for one. */
  forwardedFor?: string | undefined;
  /** Further headers for every call (the internal key of the web server). */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Hears every failure but aborted calls and `silent` ones, once, after a refresh was tried. It must not throw. */
  onError?: ((error: ApiError) => void) | undefined;
  /**
   * Renews the tokens after a call failed for the session. `true`: the call is sent again with the new token;
   * `false`: the session is over and the call fails with `unauthenticated`; thrown errors replace that failure.
   */
  refresh?: (() => Promise<boolean>) | undefined;
  /**
   * Origin of the page. Addresses of pictures and files that begin with it are read as paths: those hold under every name the page has, and
   * are shorter.
   */
  origin?: string | undefined;
  /** Milliseconds to wait for an answer; 50000 by contract. */
  timeoutMs?: number | undefined;
};
