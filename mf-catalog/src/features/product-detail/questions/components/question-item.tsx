import type { ProductQuestion } from '@jishi/api/products';
import { questionQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { langOf } from '@jishi/part-kit/words-lang';
import { Button } from '@jishi/ui';
import { FieldError } from '@jishi/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';
import { AnswerBox } from './answer-box.tsx';
import { AnswerItem } from './answer-item.tsx';
import * as styles from './questions.styles.ts';

type QuestionItemProps = {
  productId: string;
  question: ProductQuestion;
  canAnswer: boolean;
  /** Missing: it is not the reader's to remove. */
  onRemove: ((id: string) => void) | undefined;
};

/** One question, its first answers, and all of them at a press. */
export function QuestionItem({ productId, question, canAnswer, onRemove }: QuestionItemProps) {
  const text = useQuestionWords();
  const common = useCommonTexts();
  const format = useFormat();
  const failureText = useFailureText(text('not_loaded'));
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...questionQuery(useApi(), productId, question.id),
    enabled: isOpen,
    retry: false,
  });
  const { id, author, writtenAt, answers, answerCount } = isOpen && data ? data : question;
  const handleMore = () => {
    if (error) void refetch();
    else setOpen(true);
  };
  /** The form is gone then: the focus goes to what was answered. */
  const handleAnswered = () => {
    setOpen(true);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <styles.Item>
      <styles.Words>
        <styles.Mark $of="question">{text('question')}</styles.Mark>
        <h3 ref={heading} tabIndex={-1} lang={langOf(question.text)}>
          {question.text}
        </h3>
      </styles.Words>
      <styles.Meta>
        <span>{author}</span>
        <time dateTime={format.date(writtenAt, 'date')}>{format.date(writtenAt, 'long')}</time>
        {answerCount === 0 && <span>{text('unanswered')}</span>}
        {onRemove && (
          <Button kind="ghost" size="sm" data-removes="" onClick={() => onRemove(id)}>
            {common('action.delete')}
          </Button>
        )}
      </styles.Meta>
      {answers.length > 0 && (
        <styles.Answers>
          {answers.map((answer) => (
            <AnswerItem key={answer.id} answer={answer} />
          ))}
        </styles.Answers>
      )}
      {answerCount > answers.length && (
        <styles.More>
          <Button kind="ghost" size="sm" busy={isFetching} onClick={handleMore}>
            {text('all_answers', { count: answerCount })}
          </Button>
          {error && !isFetching && <FieldError>{failureText(error)}</FieldError>}
        </styles.More>
      )}
      {canAnswer && <AnswerBox productId={productId} questionId={id} onAnswered={handleAnswered} />}
    </styles.Item>
  );
}
