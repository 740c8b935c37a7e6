import type { ApiOptions, Parse } from '../client/api-client.ts';
import type { ApiError } from '../client/api-error.ts';
import { createApi } from '../client/create-api.ts';
import type { Answer } from './local-server.ts';

export const anything: Parse<unknown> = (payload) => payload;
export const ok = (message: unknown): Answer => ({ body: { result: 'ok', message } });
export const refused: Answer = { status: 401, body: { code: 50001, message: '密码不对', result: 'error' } };

/** A client of the demo shop at this base. */
export const clientOf = (base: string, options: Partial<ApiOptions> = {}) =>
  createApi({ base, lang: 'zh', projectKey: 'jishi-demo-key', ...options });

/** What a call fails with, which it has to. */
export const failureFrom = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown as ApiError,
  );
  if (!error) throw new Error('The call did not fail');
  return error;
};
