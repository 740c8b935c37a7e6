import { useCommonTexts } from '@jishi/i18n';
import { FormError } from '@jishi/ui/forms';
import { ConfirmDialog } from '@jishi/ui/overlays';
import { useTexts } from '../../../messages/texts.ts';
import { failureText } from '../../../model/failure-text.ts';
import type { OrderQuestionState } from '../hooks/use-order-question.ts';

/** Asks before an order is cancelled, received or deleted; a refusal is told in the question. */
export function OrderQuestion({ question }: { question: OrderQuestionState }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { asked, isBusy, error, confirm, close } = question;
  if (!asked) return null;
  const { action, order } = asked;
  return (
    <ConfirmDialog
      open
      title={text(`orders.${action}-question`)}
      text={text(`orders.${action}-result`, { number: order.number })}
      kind={action === 'receive' ? 'primary' : 'danger'}
      confirmLabel={text(`orders.${action}`)}
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
