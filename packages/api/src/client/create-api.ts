import type { ApiClient, ApiOptions, Parse } from './api-client.ts';
import type { Call } from './call.ts';
import { failToLoad } from './lazy-requests.ts';
import { queryString } from './query.ts';

/**
 * Makes a client of the shop's api (see `ApiClient`). All state is the caller's: tokens are read when a call is made,
 * and what a failure means for the page is decided by `onError` and by whoever asked. What carries a call out is loaded
 * with the first one: a page that came with its data needs none of it.
 */
export function createApi(options: ApiOptions): ApiClient {
  const base = options.base.endsWith('/') ? options.base : `${options.base}/`;
  const request = async <T>(call: Call, parse: Parse<T>): Promise<T> => {
    const { carryOut } = await import('./call.ts').catch(failToLoad);
    return carryOut(options, base, call, parse);
  };

  return {
    lang: options.lang,
    address: (path) => base + path,
    get: (path, parse, params, callOptions = {}) =>
      request({ method: 'GET', path: path + queryString(params), body: undefined, options: callOptions }, parse),
    async file(path, params, callOptions = {}) {
      const call = { method: 'GET', path: path + queryString(params), body: undefined, options: callOptions } as const;
      const { fetchFile } = await import('./call.ts').catch(failToLoad);
      return fetchFile(options, base, call);
    },
    async follow(path, parse, onEvent, callOptions = {}) {
      const { followEvents } = await import('./follow.ts').catch(failToLoad);
      return followEvents(options, base + path + queryString(callOptions.params), parse, onEvent, callOptions);
    },
    post: (path, parse, body = {}, callOptions = {}) =>
      request({ method: 'POST', path, body, options: callOptions }, parse),
  };
}
