import { removeNotices } from '@jishi/api/notices';
import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTellNoticesRead } from './use-tell-notices-read.ts';

export type RemoveQuestionState = ReturnType<typeof useRemoveQuestion>;

/** Deletes messages after a question. A failure keeps the question open. */
export function useRemoveQuestion(onRemoved: () => void) {
  const common = useCommonTexts();
  const api = useApi();
  const { notify } = useShop();
  const tellRead = useTellNoticesRead();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (ids: readonly string[]) => removeNotices(api, ids),
    onSuccess: async () => {
      await tellRead('removeNotices');
      setAsked(null);
      notify({ kind: 'success', text: common('state.deleted') });
      onRemoved();
    },
  });
  return {
    asked,
    isBusy: isPending,
    error,
    ask: (ids: readonly string[]) => {
      reset();
      setAsked(ids);
    },
    confirm: () => {
      if (asked && !isPending) mutate(asked);
    },
    close: () => setAsked(null),
  };
}
