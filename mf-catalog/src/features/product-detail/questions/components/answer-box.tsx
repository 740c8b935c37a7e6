import { Button } from '@jishi/ui';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { useTexts } from '../../../../messages/texts.ts';
import { useAnswer } from '../hooks/use-answer.ts';
import * as styles from './questions.styles.ts';
import { WordsForm } from './words-form.tsx';

type AnswerBoxProps = { productId: string; questionId: string; onAnswered: () => void };

/** The way to answer, for who has the product. */
export function AnswerBox({ productId, questionId, onAnswered }: AnswerBoxProps) {
  const text = useTexts();
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
          {text('questions.to_answer')}
        </Button>
      </styles.Foot>
    );
  }
  return (
    <styles.Sheet>
      <WordsForm
        label={text('questions.your_answer')}
        hint={text('questions.answer_public')}
        sendLabel={text('questions.publish_answer')}
        isBusy={answer.isPending}
        error={answer.error}
        onSend={answer.send}
        onCancel={close}
      />
    </styles.Sheet>
  );
}
