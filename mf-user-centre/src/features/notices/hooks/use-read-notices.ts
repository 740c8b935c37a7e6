import { markAllNoticesRead, markNoticesRead } from '@jishi/api/notices';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { useEmitNoticesRead } from './use-emit-notices-read.ts';

/** Marks messages as read, or all there are. */
export function useReadNotices(onDone: () => void) {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const { notify } = useShop();
  const emitRead = useEmitNoticesRead();
  return useMutation({
    mutationFn: (ids: readonly string[] | 'all') =>
      ids === 'all' ? markAllNoticesRead(api) : markNoticesRead(api, ids),
    onSuccess: async (_, ids) => {
      await emitRead(ids === 'all' ? 'markAllNoticesRead' : 'markNoticesRead');
      onDone();
      notify({ kind: 'success', text: text('notices.read-done') });
    },
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
}
