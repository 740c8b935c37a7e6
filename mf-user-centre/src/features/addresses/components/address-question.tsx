import { useCommonTexts } from '@jishi/i18n';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { useTexts } from '../../../messages/texts.ts';
import type { AddressQuestionState } from '../hooks/use-address-question.ts';

/** Asks before an address is deleted or becomes the default one; a refusal is told in the question. */
export function AddressQuestion({ question }: { question: AddressQuestionState }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { pending: asked } = question;
  if (!asked) return null;
  const { action, address } = asked;
  const removes = action === 'remove';
  return (
    <ConfirmQuestion
      question={question}
      title={text(`addresses.${action}-question`)}
      text={text(`addresses.${action}-result`, { name: address.name, place: address.place })}
      kind={removes ? 'danger' : 'primary'}
      confirmLabel={removes ? common('action.delete') : text('addresses.make-default')}
    />
  );
}
