import type { ApiOptions } from './api-client.ts';
import { headerNames } from './headers.ts';

/** Headers every request of a client has. */
export function headersOf(options: ApiOptions, token: string | null): Record<string, string> {
  return {
    [headerNames.accept]: 'application/json',
    [headerNames.projectKey]: options.projectKey,
    [headerNames.language]: options.lang,
    ...options.headers,
    ...(token ? { [headerNames.authorization]: `${options.tokenType?.() || 'Bearer'} ${token}` } : {}),
    ...(options.requestId ? { [headerNames.requestId]: options.requestId } : {}),
    ...(options.release === undefined ? {} : { [headerNames.release]: options.release }),
    ...(options.forwardedFor ? { [headerNames.forwardedFor]: options.forwardedFor } : {}),
  };
}

/** Aborted with the first of them. */
export function anyOf(first: AbortSignal | undefined, second: AbortSignal | undefined): AbortSignal | undefined {
  return first && second ? AbortSignal.any([first, second]) : (first ?? second);
}
