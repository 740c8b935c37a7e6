import { Button } from '@jishi/ui';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';
import { useAnswer } from '../hooks/use-answer.ts';
import * as styles from './questions.styles.ts';
import { WordsForm } from './words-form.tsx';

type AnswerBoxProps = { productId: string; questionId: string; onAnswered: () => void };

/** The way to answer, for who has the product. */
export function AnswerBox({ productId, questionId, onAnswered }: AnswerBoxProps) {
  const text = useQuestionWords();
  const [isOpen, setOpen] = useState(false);
  // The focus goes back to the button that opened the form.
  const [wasOpen, setWasOpen] = useState(false);
  const answer = useAnswer(productId, questionId, onAnswered);
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  if (!isOpen) {
    return (
      <styles.Foot>
        <Button
          kind="soft"
          size="sm"
          autoFocus={wasOpen}
          icon={<PencilLine size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {text('to_answer')}
        </Button>
      </styles.Foot>
    );
  }
  return (
    <styles.Sheet>
      <WordsForm
        label={text('your_answer')}
        hint={text('answer_public')}
        sendLabel={text('publish_answer')}
        isBusy={answer.isPending}
        error={answer.error}
        onSend={answer.send}
        onCancel={close}
      />
    </styles.Sheet>
  );
}
