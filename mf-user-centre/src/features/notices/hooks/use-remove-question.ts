import { removeNotices } from '@jishi/api/notices';
import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useEmitNoticesRead } from './use-emit-notices-read.ts';

export type RemoveQuestionState = ReturnType<typeof useRemoveQuestion>;

/** Deletes messages after a question. A failure keeps the question open. */
export function useRemoveQuestion(onRemoved: () => void) {
  const common = useCommonTexts();
  const api = useApi();
  const { notify } = useShop();
  const emitRead = useEmitNoticesRead();
  return useConfirm<readonly string[]>({
    call: (ids) => removeNotices(api, ids),
    onSuccess: async () => {
      await emitRead('removeNotices');
      notify({ kind: 'success', text: common('state.deleted') });
      onRemoved();
    },
  });
}
