import { useFormat } from '@jishi/i18n';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { useTexts } from '../../../messages/texts.ts';
import type { OrderQuestionState } from '../hooks/use-order-question.ts';

/** Asks before an order is cancelled, received, extended or deleted; a refusal is told in the question. */
export function OrderQuestion({ question }: { question: OrderQuestionState }) {
  const text = useTexts();
  const { date } = useFormat();
  const { pending: asked } = question;
  if (!asked) return null;
  const { action, order } = asked;
  const { number, extendedReceipt: day } = order;
  const result =
    action === 'extend' && day
      ? text('orders.extend-result-until', { number, day: date(day, 'long') })
      : text(`orders.${action}-result`, { number });
  return (
    <ConfirmQuestion
      question={question}
      title={text(`orders.${action}-question`)}
      text={result}
      kind={action === 'receive' || action === 'extend' ? 'primary' : 'danger'}
      confirmLabel={text(`orders.${action}`)}
    />
  );
}
