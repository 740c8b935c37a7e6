import { ApiError } from './api-error.ts';
import { prepareCalls } from './prepare-calls.ts';

/**
 * Requests of a domain whose code (schemas, mappings) is loaded with the first call: a page that came with its data
 * needs none of it, while the rules beside them are there at once.
 *
 * @param load imports the module; when it cannot be had, the call fails with a `network` error
 * @param prepare fetches, at the same time, what they are carried out with
 * @returns picks one request by its name, typed and documented where it is written
 */
export function lazyRequests<M extends object>(
  load: () => Promise<M>,
  prepare: () => void = prepareCalls,
): <K extends keyof M & string>(name: K) => M[K] {
  return (name) => {
    const request = async (...args: unknown[]) => {
      prepare(); // beside the request, not after it
      const module = await load().catch(failToLoad);
      return (module[name] as (...args: unknown[]) => unknown)(...args);
    };
    return request as M[typeof name];
  };
}

/** The code of a call did not arrive: for whoever called it is as if the server had not answered. */
export function failToLoad(cause: unknown): never {
  throw new ApiError({ code: 'network', message: 'The code that carries out calls could not be loaded', cause });
}
