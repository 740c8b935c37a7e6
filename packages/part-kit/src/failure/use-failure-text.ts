import { type ApiError, isApiError } from '@jishi/api';
import { useCommonTexts } from '@jishi/i18n';

type CommonText = ReturnType<typeof useCommonTexts>;

/**
 * What to tell the customer of a failed call: the server's own sentence, else what kept it from answering.
 *
 * @param otherwise said where neither is known, instead of a general sentence
 */
export function useFailureText(otherwise?: string): (error: unknown) => string {
  const text = useCommonTexts();
  return (error) => {
    if (!isApiError(error)) return otherwise ?? text('error.generic');
    return error.serverMessage || (reason(error, text) ?? otherwise ?? fault(error, text));
  };
}

/** Where nothing else is known: an answer nobody could read, or a fault of the shop. */
const fault = ({ code, status }: ApiError, text: CommonText): string =>
  code === 'unexpected' && status === 200 ? text('error.format') : text('error.fault');

/** What kept the server from answering with a sentence; `null` when that is not known. */
function reason({ code }: ApiError, text: CommonText): string | null {
  switch (code) {
    case 'network':
    case 'timeout':
      return text('error.network');
    case 'unavailable':
      return text('error.busy');
    case 'rate-limited':
      return text('error.throttle');
    case 'not-found':
      return text('error.record_missing');
    default:
      return null;
  }
}
