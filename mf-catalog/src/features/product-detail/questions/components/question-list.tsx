import { ownQuestionsQuery } from '@jishi/api/products/queries';
import { useApi, useSession } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { usePageTexts } from '@jishi/part-kit/page-texts';
import { Question } from '@jishi/part-kit/question';
import { EmptyState } from '@jishi/ui';
import { Pagination } from '@jishi/ui/data';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useNextFocus } from '../../../../hooks/use-next-focus.ts';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';
import { QUESTIONS_PER_PAGE, questionPageQuery } from '../../../../queries/question-queries.ts';
import { useRemove } from '../hooks/use-remove.ts';
import { mayAnswer, mayRemove } from '../model/known-questions.ts';
import { QuestionItem } from './question-item.tsx';

type QuestionListProps = { productId: string; page: number; pathOf: (page: number) => string };

/** A page of the questions, with what the customer may do with each. */
export function QuestionList({ productId, page, pathOf }: QuestionListProps) {
  const text = useQuestionWords();
  const common = useCommonTexts();
  const api = useApi();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data } = useSuspenseQuery(questionPageQuery(api, productId, page));
  const { data: own } = useQuery({ ...ownQuestionsQuery(api, productId), enabled: isSignedIn });
  const removal = useRemove(productId);
  const nextFocus = useNextFocus<HTMLUListElement>(data.items.length);
  const pageTexts = usePageTexts(data.total);
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<EmptyObject name="bulb" />}
        title={text('none')}
        text={text('none_hint')}
        headingLevel="h3"
      />
    );
  }
  return (
    <>
      <ul {...nextFocus}>
        {data.items.map((question) => (
          <QuestionItem
            key={question.id}
            productId={productId}
            question={question}
            canAnswer={mayAnswer(own, question.id)}
            onRemove={mayRemove(own, question) ? removal.ask : undefined}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={QUESTIONS_PER_PAGE}
        total={data.total}
        linkAs={Link}
        linkProps={(other) => ({ to: `${pathOf(other)}#questions` })}
        texts={pageTexts}
      />
      <Question
        open={removal.pending !== null}
        title={text('remove')}
        confirmLabel={common('action.delete')}
        busy={removal.isBusy}
        onConfirm={removal.confirm}
        onCancel={removal.close}
      >
        <FormFailure error={removal.error} />
      </Question>
    </>
  );
}
