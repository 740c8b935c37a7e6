import { useCommonTexts } from '@jishi/i18n';
import { FormError } from '@jishi/ui/forms';
import { ConfirmDialog } from '@jishi/ui/overlays';
import { useTexts } from '../../../messages/texts.ts';
import { failureText } from '../../../model/failure-text.ts';
import type { RemoveQuestionState } from '../hooks/use-remove-question.ts';

export function RemoveQuestion({ question }: { question: RemoveQuestionState }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { asked, isBusy, error, confirm, close } = question;
  if (!asked) return null;
  return (
    <ConfirmDialog
      open
      title={text('notices.remove-question', { count: asked.length })}
      text={text('notices.remove-result')}
      confirmLabel={common('action.delete')}
      cancelLabel={common('action.think_again')}
      closeLabel={common('action.close')}
      busy={isBusy}
      onConfirm={confirm}
      onCancel={close}
    >
      <FormError>{error ? failureText(error, common) : undefined}</FormError>
    </ConfirmDialog>
  );
}
