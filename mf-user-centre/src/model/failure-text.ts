import { isApiError } from '@jishi/api';
import type { useCommonTexts } from '@jishi/i18n';

/** The sentence for a customer about a request that failed: the server's own one, else one by what happened. */
export function failureText(error: unknown, text: ReturnType<typeof useCommonTexts>): string {
  if (!isApiError(error)) return text('error.generic');
  if (error.serverMessage) return error.serverMessage;
  if (error.code === 'not-found') return text('error.record_missing');
  if (error.code === 'rate-limited') return text('error.throttle');
  return text(error.retryable ? 'error.network' : 'error.fault');
}
