import type { QuestionPage } from '@jishi/api/products';
import { answerQuestion } from '@jishi/api/products';
import { ownQuestionsQuery, questionKeys, questionQuery } from '@jishi/api/products/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useSingleRun } from '@jishi/part-kit/use-single-run';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';
import { withChanged } from '../model/known-questions.ts';

/** Publishes an answer to a question about a product one has; all answers are shown then. */
export function useAnswer(productId: string, questionId: string, onAnswered: () => void) {
  const text = useQuestionWords();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const mutation = useMutation({
    mutationFn: (words: string) => answerQuestion(api, questionId, words, { silent: true }),
    onSuccess: async (question) => {
      const lists = { queryKey: questionKeys.lists(productId) };
      await queries.cancelQueries(lists);
      queries.setQueryData(questionQuery(api, productId, questionId).queryKey, question);
      queries.setQueriesData<QuestionPage>(lists, (page) => page && withChanged(page, question));
      queries.setQueryData(
        ownQuestionsQuery(api, productId).queryKey,
        (own) => own && { ...own, answered: [...own.answered, questionId] },
      );
      notify({ kind: 'success', text: text('answered') });
      onAnswered();
    },
  });
  return { isPending: mutation.isPending, error: mutation.error, send: useSingleRun(mutation) };
}
