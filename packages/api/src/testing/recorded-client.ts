import type { ApiClient, QueryParams, RequestOptions } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { failureOf } from '../client/failure.ts';

/** A recorded answer: status and body of a real server. */
export type Recording = { status: number; body: unknown };

export type RecordedCall = {
  call: string;
  params?: QueryParams | undefined;
  body?: unknown;
  options?: RequestOptions | undefined;
};

/** An answer whose payload is `message`, for what no recording holds. */
export const payload = (message: unknown): Recording => ({ status: 200, body: { result: 'ok', message } });

/** Our server's answer to an unknown route. */
export const unknownRoute: Recording = { status: 404, body: { status_code: 404, code: 0, result: 'error' } };

/** A client that answers `METHOD path` from recordings and keeps the calls made. */
export function recordedClient(recordings: Readonly<Record<string, Recording>>) {
  const calls: RecordedCall[] = [];
  const answer = <T>(call: RecordedCall, parse: (payload: unknown) => T): T => {
    calls.push(call);
    const found = recordings[call.call];
    if (!found) throw new ApiError({ code: 'network', message: `No recording of ${call.call}` });
    if (found.status !== 200) throw failureOf({ ...found, header: () => undefined }, call.call);
    return parse((found.body as { message: unknown }).message);
  };
  const client: ApiClient = {
    lang: 'zh',
    address: (path) => `/api/v1/app/${path}`,
    get: async (path, parse, params, options) => answer({ call: `GET ${path}`, params, options }, parse),
    post: async (path, parse, body, options) => answer({ call: `POST ${path}`, body, options }, parse),
    // A recorded file is its text.
    file: async (path, params, options) =>
      answer({ call: `FILE ${path}`, params, options }, (value) => new Blob([String(value)])),
    // A recorded stream is the list of its events.
    follow: async (path, parse, onEvent, options) => {
      const events = answer({ call: `FOLLOW ${path}`, options, body: options?.body }, (value) => value as unknown[]);
      for (const event of events) onEvent(parse(event));
    },
  };
  return { client, calls };
}
