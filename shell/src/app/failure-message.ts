import type { ApiError } from '@jishi/api';
import { commonTextsOf, type I18n } from '@jishi/i18n';

/**
 * Sentence of a failed call that is told over the page: faults of the server, and answers nobody can read. Everything
 * else is shown where it belongs, beside a field or in place of a block, by whoever asked.
 *
 * @returns `null` for those
 */
export function failureMessage(error: ApiError, i18n: I18n): string | null {
  const text = commonTextsOf(i18n);
  if (error.code === 'unexpected') {
    return error.status === 200 ? text('error.format') : (error.serverMessage ?? text('error.fault'));
  }
  return error.code === 'unavailable' ? (error.serverMessage ?? text('error.busy')) : null;
}
