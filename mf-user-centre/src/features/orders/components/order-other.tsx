import type { OrderDetail } from '@jishi/api/orders';
import { paths, useShop } from '@jishi/contracts';
import { langOf } from '@jishi/part-kit/words-lang';
import { Facts, Note, Stack, TextLink } from '@jishi/ui';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router-dom';
import { DetailCard } from '../../../components/detail-card.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { giftSlipPath } from '../model/gift-slip.ts';

/** Way of payment, remark, the prize an order redeems; and that invoices are not to be had here. */
export function OrderOther({ order }: { order: OrderDetail }) {
  const text = useTexts();
  const { has } = useShop();
  const { paymentMethod, remark, giftNote, prize } = order;
  const leadsToLottery = prize?.lotteryId && has('mf_promotions/lottery');
  return (
    <DetailCard title={text('order.other')}>
      <Stack>
        <Facts>
          {paymentMethod && !prize && (
            <>
              <dt>{text('order.payment')}</dt>
              <dd>{text(`order.payment-${paymentMethod}`)}</dd>
            </>
          )}
          <dt>{text('order.remark')}</dt>
          <dd lang={langOf(remark ?? '')}>{remark ?? text('order.none')}</dd>
          {giftNote !== null && (
            <>
              <dt>{text('order.gift')}</dt>
              <dd>
                <span lang={langOf(giftNote)}>{giftNote || text('order.gift-plain')}</span>{' '}
                <TextLink as={Link} to={giftSlipPath(order.id)}>
                  {text('gift.open')}
                </TextLink>
              </dd>
            </>
          )}
          {prize && (
            <>
              <dt>{text('order.prize')}</dt>
              <dd>
                {leadsToLottery ? (
                  <TextLink as={Link} to={paths.lottery(prize.lotteryId ?? '')}>
                    {prize.name}
                  </TextLink>
                ) : (
                  prize.name
                )}
              </dd>
            </>
          )}
        </Facts>
        <Note icon={<ReceiptText size={18} strokeWidth={1.75} aria-hidden />}>{text('order.invoice')}</Note>
      </Stack>
    </DetailCard>
  );
}
