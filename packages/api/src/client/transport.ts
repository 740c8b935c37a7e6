import axios, { type AxiosError, type AxiosProgressEvent } from 'axios';
import { ApiError } from './api-error.ts';
import { readBody } from './read-body.ts';

export type WireRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON; a form as it is. */
  body: unknown;
  /** What a successful answer holds; a refusal is JSON either way. */
  expects: 'json' | 'file';
  /** Addresses of pictures and files at this origin become paths. */
  origin: string | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  /** Hears of the bytes sent so far. */
  onProgress?: ((sent: number, total: number) => void) | undefined;
};

export type WireAnswer = {
  status: number;
  /** Value of a header by its lower-case name. */
  header(name: string): string | undefined;
  /** The body as JSON; the text itself when it is none; `undefined` when it is empty; a `Blob` where a file was expected. */
  body: unknown;
};

/**
 * Sends one request. Every status is an answer; only its absence throws (`network`, `timeout`, `aborted`).
 * This file is loaded with the first call, and axios in it: no part of the first page load, and no file after another.
 * The fetch adapter works in browsers and in workers without an environment; how much of an upload has been sent is told by the
 * older one of browsers alone.
 */
export async function send(request: WireRequest): Promise<WireAnswer> {
  try {
    request.signal?.throwIfAborted();
    const onProgress = 'XMLHttpRequest' in globalThis ? request.onProgress : undefined;
    const response = await axios.request<string | Blob>({
      adapter: onProgress ? 'xhr' : 'fetch',
      method: request.method,
      url: request.url,
      headers: request.headers,
      data: bodyOf(request.body),
      timeout: request.timeoutMs,
      // As text a file would lose the mark of its encoding.
      responseType: request.expects === 'file' ? 'blob' : 'text',
      transformResponse: (body: string | Blob) => body,
      validateStatus: () => true,
      ...(request.signal ? { signal: request.signal } : {}),
      ...(onProgress && {
        onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => onProgress(loaded, total ?? loaded),
      }),
    });
    return {
      status: response.status,
      header: (name) => textOf(response.headers[name]),
      body: await answeredBody(response.data, response.status, request.origin),
    };
  } catch (cause) {
    throw noAnswer(request, cause);
  }
}

const bodyOf = (body: unknown) => (body === undefined || body instanceof FormData ? body : JSON.stringify(body));

async function answeredBody(data: string | Blob, status: number, origin: string | undefined): Promise<unknown> {
  const isRefusal = status < 200 || status >= 300;
  if (typeof data === 'string') return readBody(withPaths(data, origin));
  return isRefusal ? readBody(await data.text()) : data;
}

/** The server writes absolute addresses where it knows its own; what begins a value, or an attribute of HTML, has a quote before it. */
const withPaths = (json: string, origin: string | undefined): string =>
  origin ? json.replaceAll(`"${origin}/media/`, '"/media/') : json;

function noAnswer(request: WireRequest, cause: unknown): ApiError {
  const call = `${request.method} ${request.url}`;
  if (request.signal?.aborted) return new ApiError({ code: 'aborted', message: `${call} was cancelled`, cause });
  const reason = (cause as Partial<AxiosError>).code;
  return reason === 'ECONNABORTED' || reason === 'ETIMEDOUT'
    ? new ApiError({ code: 'timeout', message: `${call} had no answer in ${request.timeoutMs} ms`, cause })
    : new ApiError({ code: 'network', message: `${call} could not reach the server`, cause });
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
