import { type ApiErrorCode, isApiError } from '@jishi/api';
import { useCommonTexts } from '@jishi/i18n';

/** What kept the server from answering with a sentence of its own. */
const reasons = new Map<ApiErrorCode, 'error.network' | 'error.busy' | 'error.throttle' | 'error.record_missing'>([
  ['network', 'error.network'],
  ['timeout', 'error.network'],
  ['unavailable', 'error.busy'],
  ['rate-limited', 'error.throttle'],
  ['not-found', 'error.record_missing'],
]);

/**
 * What to tell the customer of a failed call: the server's own sentence, else what kept it from answering.
 *
 * @param otherwise when neither is known
 */
export function useFailureText(otherwise?: string): (error: unknown) => string {
  const text = useCommonTexts();
  return (error) => {
    const told = isApiError(error) ? error : null;
    if (told?.serverMessage) return told.serverMessage;
    const reason = told && reasons.get(told.code);
    return reason ? text(reason) : (otherwise ?? text('error.generic'));
  };
}
