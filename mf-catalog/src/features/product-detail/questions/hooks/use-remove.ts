import { type QuestionPage, removeQuestion } from '@jishi/api/products';
import { questionKeys } from '@jishi/api/products/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';
import { withoutQuestion } from '../model/known-questions.ts';

/** Removes a question of one's own, after asking back. */
export function useRemove(productId: string) {
  const text = useQuestionWords();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useConfirm<string>({
    call: (id) => removeQuestion(api, id, { silent: true }),
    onSuccess: async (id) => {
      const lists = { queryKey: questionKeys.lists(productId) };
      await queries.cancelQueries(lists);
      queries.setQueriesData<QuestionPage>(lists, (page) => page && withoutQuestion(page, id));
      notify({ kind: 'success', text: text('removed') });
    },
  });
}
