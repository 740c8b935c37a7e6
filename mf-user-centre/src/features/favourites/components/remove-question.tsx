import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { useTexts } from '../../../messages/texts.ts';
import type { RemoveQuestionState } from '../hooks/use-remove-question.ts';

export function RemoveQuestion({ question }: { question: RemoveQuestionState }) {
  const text = useTexts();
  const { pending: asked } = question;
  if (!asked) return null;
  return (
    <ConfirmQuestion
      question={question}
      title={text('favourites.remove-question')}
      text={asked.product?.name ?? text('favourites.gone')}
      confirmLabel={text('favourite.remove')}
    />
  );
}
