import { type ApiClient, ApiError, type Parse } from '@jishi/api';
import { ignored, queryString } from '@jishi/api/every-call';
import type { Example } from './examples/examples-of.ts';

/** A call as the client makes it. `query` as it stands in the address, `body` as it is sent. */
export type ClientCall = {
  request: string;
  method: 'GET' | 'POST';
  path: string;
  query: string;
  body: unknown;
  /** What the payload of the answer, or of an event, is read by. */
  parse: Parse<unknown>;
  /** It follows a stream of events. */
  isFollowed: boolean;
};

/**
 * Makes the calls of an example and keeps them. Nobody answers: each call fails as if the server did not know it, which leads the
 * client to what it asks instead.
 */
export async function callsOf({ request, make }: Example): Promise<ClientCall[]> {
  const calls: ClientCall[] = [];
  const end = new AbortController();
  const keep = (call: Omit<ClientCall, 'request'>): never => {
    calls.push({ request, ...call });
    throw new ApiError({ code: 'not-found', status: 404, wireCode: 0, message: 'An example has no server' });
  };
  const client: ApiClient = {
    lang: 'zh',
    address: (path) => path,
    get: async (path, parse, params) =>
      keep({ method: 'GET', path, query: queryString(params).slice(1), body: undefined, parse, isFollowed: false }),
    post: async (path, parse, body) =>
      keep({ method: 'POST', path, query: '', body: asSent(body ?? {}), parse, isFollowed: false }),
    // A file is no answer to be read.
    file: async (path, params) =>
      keep({
        method: 'GET',
        path,
        query: queryString(params).slice(1),
        body: undefined,
        parse: ignored,
        isFollowed: false,
      }),
    follow: async (path, parse, _onEvent, options) => {
      end.abort();
      const { body, params } = options ?? {};
      const method = body === undefined ? 'GET' : 'POST';
      return keep({ method, path, query: queryString(params).slice(1), body: asSent(body), parse, isFollowed: true });
    },
  };
  try {
    await make(client, end.signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return calls;
}

const asSent = (body: unknown): unknown => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)));
