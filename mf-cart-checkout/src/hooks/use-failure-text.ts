import { isApiError } from '@jishi/api';
import { useCommonTexts } from '@jishi/i18n';

/** What to tell the customer of a failed call: the server's own sentence, else what kept it from answering. */
export function useFailureText(): (error: unknown) => string {
  const text = useCommonTexts();
  return (error) => {
    if (!isApiError(error)) return text('error.generic');
    if (error.serverMessage) return error.serverMessage;
    if (error.code === 'network' || error.code === 'timeout') return text('error.network');
    return text(error.code === 'unavailable' ? 'error.busy' : 'error.generic');
  };
}
