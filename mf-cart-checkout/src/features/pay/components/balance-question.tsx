import type { PaymentInfo } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { Question } from '@jishi/part-kit/question';
import { useTexts } from '../../../messages/texts.ts';
import { checkBalance } from '../model/balance.ts';

type BalanceQuestionProps = { info: PaymentInfo; isOpen: boolean; onConfirm(): void; onCancel(): void };

/** Money that is taken at once is asked about first. */
export function BalanceQuestion({ info, isOpen, onConfirm, onCancel }: BalanceQuestionProps) {
  const text = useTexts();
  const { money } = useFormat();
  const check = checkBalance(info);
  return (
    <Question
      open={isOpen}
      kind="trust"
      title={text('pay.ask', { total: money(info.total) })}
      text={check.isEnough ? text('pay.ask-hint', { left: money(check.left) }) : undefined}
      confirmLabel={text('pay.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
