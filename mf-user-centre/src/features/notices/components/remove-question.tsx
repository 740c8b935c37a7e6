import { useCommonTexts } from '@jishi/i18n';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { useTexts } from '../../../messages/texts.ts';
import type { RemoveQuestionState } from '../hooks/use-remove-question.ts';

export function RemoveQuestion({ question }: { question: RemoveQuestionState }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { pending: asked } = question;
  if (!asked) return null;
  return (
    <ConfirmQuestion
      question={question}
      title={text('notices.remove-question', { count: asked.length })}
      text={text('notices.remove-result')}
      confirmLabel={common('action.delete')}
    />
  );
}
