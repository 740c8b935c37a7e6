import { askQuestion } from '@jishi/api/products';
import { ownQuestionsQuery } from '@jishi/api/products/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useSingleRun } from '@jishi/part-kit/use-single-run';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';
import { questionPageQuery } from '../../../../queries/question-queries.ts';
import { withAsked } from '../model/known-questions.ts';

/** Publishes a question. It is shown as the server answered it: the lists of others follow within a second. */
export function useAsk(productId: string, onAsked: () => void) {
  const text = useQuestionWords();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const mutation = useMutation({
    mutationFn: (words: string) => askQuestion(api, productId, words, { silent: true }),
    onSuccess: async (question) => {
      const { queryKey } = questionPageQuery(api, productId, 1);
      await queries.cancelQueries({ queryKey });
      // Known from before: whoever comes back asks anew, for an answer can be there within a second.
      queries.setQueryData(queryKey, (page) => page && withAsked(page, question), { updatedAt: 0 });
      queries.setQueryData(
        ownQuestionsQuery(api, productId).queryKey,
        (own) => own && { ...own, asked: [...own.asked, question.id] },
      );
      notify({ kind: 'success', text: text('published') });
      onAsked();
    },
  });
  return { isPending: mutation.isPending, error: mutation.error, send: useSingleRun(mutation) };
}
