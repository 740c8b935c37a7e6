import { useCommonTexts } from '@jishi/i18n';
import { FormError } from '@jishi/ui/forms';
import { ConfirmDialog } from '@jishi/ui/overlays';
import { useTexts } from '../../../messages/texts.ts';
import { failureText } from '../../../model/failure-text.ts';
import type { AddressQuestionState } from '../hooks/use-address-question.ts';

/** Asks before an address is deleted or becomes the default one; a refusal is told in the question. */
export function AddressQuestion({ question }: { question: AddressQuestionState }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { asked, isBusy, error, confirm, close } = question;
  if (!asked) return null;
  const { action, address } = asked;
  const removes = action === 'remove';
  return (
    <ConfirmDialog
      open
      title={text(`addresses.${action}-question`)}
      text={text(`addresses.${action}-result`, { name: address.name, place: address.place })}
      kind={removes ? 'danger' : 'primary'}
      confirmLabel={removes ? common('action.delete') : text('addresses.make-default')}
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
