import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { useTexts } from '../../../messages/texts.ts';
import type { OrderQuestionState } from '../hooks/use-order-question.ts';

/** Asks before an order is cancelled, received or deleted; a refusal is told in the question. */
export function OrderQuestion({ question }: { question: OrderQuestionState }) {
  const text = useTexts();
  const { asked } = question;
  if (!asked) return null;
  const { action, order } = asked;
  return (
    <ConfirmQuestion
      question={question}
      title={text(`orders.${action}-question`)}
      text={text(`orders.${action}-result`, { number: order.number })}
      kind={action === 'receive' ? 'primary' : 'danger'}
      confirmLabel={text(`orders.${action}`)}
    />
  );
}
