import type { OrderRefund as Refund } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { langOf } from '@jishi/part-kit/words-lang';
import { Facts, Figures } from '@jishi/ui';
import { DetailCard } from '../../../components/detail-card.tsx';
import { useTexts } from '../../../messages/texts.ts';

export function OrderRefund({ refund }: { refund: Refund }) {
  const text = useTexts();
  const format = useFormat();
  return (
    <DetailCard title={text('order.refund')}>
      <Facts>
        <dt>{text('order.refund-way')}</dt>
        <dd>{text(`order.refund-${refund.method}`)}</dd>
        {refund.at && (
          <>
            <dt>{text('order.refund-time')}</dt>
            <dd>
              <Figures>{format.date(refund.at, 'minute')}</Figures>
            </dd>
          </>
        )}
        <dt>{text('order.refund-amount')}</dt>
        <dd>
          <Figures>{format.money(refund.amount)}</Figures>
        </dd>
        <dt>{text('order.refund-reason')}</dt>
        <dd lang={langOf(refund.reason ?? '')}>{refund.reason ?? text('order.none')}</dd>
      </Facts>
    </DetailCard>
  );
}
