import type { ApiOptions, Parse, RequestOptions } from './api-client.ts';
import { ApiError, isApiError } from './api-error.ts';
import { failureOf, isRecord, unreadable } from './failure.ts';
import { headerNames } from './headers.ts';
import { anyOf, headersOf } from './request-headers.ts';
import { send, type WireAnswer, type WireRequest } from './transport.ts';

/** One call, as `createApi` was asked for it. */
export type Call = { method: 'GET' | 'POST'; path: string; body: unknown; options: RequestOptions };

/** How long the client waits for a response, in milliseconds. */
const TIMEOUT_MS = 50_000;

/**
 * Carries out one call of a client: token, refresh, envelope, one `ApiError` for every failure.
 *
 * @param base of the address, with its last slash
 */
export const carryOut = <T>(options: ApiOptions, base: string, call: Call, parse: Parse<T>): Promise<T> =>
  answerTo(options, base, call, 'json', (answer) =>
    call.options.bare ? parse(answer.body) : readPayload(answer, parse, nameOf(call)),
  );

/** Fetches a file in the same way; it has no envelope. */
export const fetchFile = (options: ApiOptions, base: string, call: Call): Promise<Blob> =>
  answerTo(options, base, call, 'file', ({ body }) => {
    if (!isFile(body)) throw unreadable(nameOf(call), body);
    return body;
  });

async function answerTo<T>(
  options: ApiOptions,
  base: string,
  call: Call,
  expects: WireRequest['expects'],
  read: (answer: WireAnswer) => T,
): Promise<T> {
  try {
    return read(await sendWithRefresh());
  } catch (cause) {
    const error = cause instanceof ApiError || isApiError(cause) ? cause : unreadable(nameOf(call), cause);
    if (error.code !== 'aborted' && !call.options.silent) options.onError?.(error);
    throw error;
  }

  async function sendWithRefresh(): Promise<WireAnswer> {
    const token = call.options.anonymous ? null : options.token?.() || null;
    const answer = await sendOnce(token);
    if (isSuccess(answer.status)) return answer;
    const error = failureOf(answer, nameOf(call));
    if (!token || !mayBeExpired(error, answer) || !(await hasNewToken(token))) throw error;
    // An empty 500 does not say whether a write was carried out: it is repeated only when that is harmless.
    const isSafe = error.code === 'unauthenticated' || call.method === 'GET' || call.options.idempotencyKey;
    if (!isSafe) throw error;
    const second = await sendOnce(options.token?.() || null);
    if (isSuccess(second.status)) return second;
    throw failureOf(second, nameOf(call));
  }

  /** Another call or tab may have renewed the token while this one was on its way. */
  async function hasNewToken(used: string): Promise<boolean> {
    const current = options.token?.();
    if (current && current !== used) return true;
    return (await options.refresh?.()) ?? false;
  }

  async function sendOnce(token: string | null): Promise<WireAnswer> {
    const { method, path, body } = call;
    const { signal, idempotencyKey, rememberDays, onProgress, lang = options.lang } = call.options;
    const headers = headersOf({ ...options, lang }, token);
    if (body !== undefined) {
      // Whoever sends a form adds what parts its fields.
      headers['Content-Type'] = body instanceof FormData ? 'multipart/form-data' : 'application/json';
    }
    if (idempotencyKey) headers[headerNames.idempotencyKey] = idempotencyKey;
    if (rememberDays) headers[headerNames.remember] = String(rememberDays);
    const answer = await send({
      method,
      url: base + path,
      headers,
      body,
      expects,
      origin: options.origin,
      signal: anyOf(signal, options.signal),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      onProgress,
    });
    const state = answer.header(headerNames.releaseState.toLowerCase());
    if (state === 'ended' || state === 'refused') options.onReleaseEnded?.(state === 'refused');
    return answer;
  }
}

function readPayload<T>(answer: WireAnswer, parse: Parse<T>, call: string): T {
  const { body } = answer;
  if (!isRecord(body) || !('message' in body)) throw unreadable(call, body);
  const { result, message } = body;
  if (result !== 'ok') throw unreadable(call, body);
  return parse(message);
}

/** By what it can do: a window of another realm, as tests have, has a class of its own. */
const isFile = (body: unknown): body is Blob =>
  typeof body === 'object' && body !== null && 'arrayBuffer' in body && 'size' in body;

const isSuccess = (status: number) => status >= 200 && status < 300;

/** A server without debugging answers a 500 without a body where another one says "Unauthenticated" (1.4). */
const mayBeExpired = (error: ApiError, { status, body }: WireAnswer) =>
  error.code === 'unauthenticated' || (status === 500 && body === undefined);

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
