import type { RefundQuote } from '@jishi/api/refunds';
import { useFormat } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Price, Sum } from '@jishi/ui';
import Coins from 'lucide-react/icons/coins';
import Ticket from 'lucide-react/icons/ticket';
import Wallet from 'lucide-react/icons/wallet';
import { useTexts } from '../../../messages/texts.ts';
import type { QuoteState } from '../hooks/use-refund-quote.ts';
import * as styles from './refund-side.styles.ts';

/** How much comes back, how it comes about, and where it goes. */
export function RefundSum({ id, state }: { id: string; state: QuoteState }) {
  const text = useTexts();
  const { quote, isCounting, error } = state;
  return (
    <styles.SideBlock aria-busy={isCounting}>
      <h2 id={id}>{text('ask-refund.sum')}</h2>
      {quote ? (
        <Amounts quote={quote} isOld={isCounting} />
      ) : (
        !error && <p>{text(isCounting ? 'ask-refund.counting' : 'ask-refund.nothing-yet')}</p>
      )}
      <FormFailure error={error} />
      <p>{text('ask-refund.note')}</p>
    </styles.SideBlock>
  );
}

function Amounts({ quote, isOld }: { quote: RefundQuote; isOld: boolean }) {
  const text = useTexts();
  const format = useFormat();
  const count = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Sum>
        <div>
          <dt>{text('ask-refund.sum-goods', { count })}</dt>
          <dd>{format.money(quote.goods)}</dd>
        </div>
        {quote.couponDiscount > 0 && (
          <div>
            <dt>{text('ask-refund.sum-coupon')}</dt>
            <dd>{format.money(-quote.couponDiscount)}</dd>
          </div>
        )}
        {quote.pointsDiscount > 0 && (
          <div>
            <dt>{text('ask-refund.sum-points')}</dt>
            <dd>{format.money(-quote.pointsDiscount)}</dd>
          </div>
        )}
        <div>
          <dt>{text('ask-refund.sum-freight')}</dt>
          <dd>{quote.shippingFee > 0 ? format.money(quote.shippingFee) : text('ask-refund.sum-freight-none')}</dd>
        </div>
        <div data-total="">
          <dt>{text('ask-refund.sum-back')}</dt>
          <dd>
            <Price parts={format.moneyParts(quote.amount)} size="l" />
          </dd>
        </div>
      </Sum>
      <styles.Ways $old={isOld}>
        <div>
          <dt>
            <Wallet size={16} strokeWidth={1.75} aria-hidden />
            {text(`ask-refund.to-${quote.method}`)}
          </dt>
          <dd>{format.money(quote.amount)}</dd>
        </div>
        {quote.points > 0 && (
          <div>
            <dt>
              <Coins size={16} strokeWidth={1.75} aria-hidden />
              {text('ask-refund.points')}
            </dt>
            <dd>
              {text('ask-refund.points-worth', { points: quote.points, worth: format.money(quote.pointsDiscount) })}
            </dd>
          </div>
        )}
        {quote.hasCoupon && (
          <div>
            <dt>
              <Ticket size={16} strokeWidth={1.75} aria-hidden />
              {text('ask-refund.coupon')}
            </dt>
            <dd>{text(quote.isLast ? 'ask-refund.coupon-back' : 'ask-refund.coupon-kept')}</dd>
          </div>
        )}
      </styles.Ways>
    </>
  );
}
