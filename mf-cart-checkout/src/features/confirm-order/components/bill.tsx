import type { Cents } from '@jishi/api';
import { fullAddressLine } from '@jishi/api/addresses/line';
import type { OrderPreview } from '@jishi/api/orders';
import { maskPhone, useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, Note, Price, Skeleton, Sum, VisuallyHidden } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import * as styles from './confirm-order.styles.ts';

type BillProps = {
  checkout: Checkout;
  /** Prizes travel free, and what is not sent not at all: no row for them. */
  hasFreight: boolean;
};

/** What the order costs, as the server counts it; it is never added up here. */
export function Bill({ checkout, hasFreight }: BillProps) {
  const { preview, addressId, hasFailed, isCounting, recount } = checkout;
  const text = useTexts();
  const { money } = useFormat();
  if (hasFailed) return <CountingFailed onRetry={recount} />;
  if (!preview) return <Skeleton $height="180px" />;
  return (
    <styles.Amounts aria-busy={isCounting}>
      <BillRows preview={preview} hasFreight={hasFreight} hasAddress={addressId !== null} />
      <VisuallyHidden role="status">{text('bill.announced', { total: money(preview.total) })}</VisuallyHidden>
      {preview.address && <Receiver address={preview.address} />}
    </styles.Amounts>
  );
}

function CountingFailed({ onRetry }: { onRetry(): void }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <div role="alert">
      <Note tone="danger">
        {text('confirm.count-failed')}{' '}
        <Button size="sm" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      </Note>
    </div>
  );
}

type BillRowsProps = { preview: OrderPreview; hasFreight: boolean; hasAddress: boolean };

function BillRows({ preview, hasFreight, hasAddress }: BillRowsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { money, moneyParts } = useFormat();
  const pieces = preview.lines.reduce((sum, line) => (line.isInvalid ? sum : sum + line.quantity), 0);
  const freight = preview.shippingFee > 0 ? money(preview.shippingFee) : text('bill.free');
  return (
    <Sum>
      <div>
        <dt>{text('bill.pieces')}</dt>
        <dd>{common('common.pieces', { count: pieces })}</dd>
      </div>
      <div>
        <dt>{text('bill.goods')}</dt>
        <dd>{money(preview.goodsTotal)}</dd>
      </div>
      <Deduction label={text('bill.coupon')} amount={preview.couponDiscount} />
      {hasFreight && (
        <div {...(hasAddress && preview.shippingFee === 0 ? { 'data-minus': true } : {})}>
          <dt>{text('bill.freight')}</dt>
          <dd>{hasAddress ? freight : text('bill.freight-open')}</dd>
        </div>
      )}
      <Deduction label={text('bill.points')} amount={preview.pointsDiscount} />
      <div data-total>
        <dt>{text('bill.total')}</dt>
        <dd>
          <Price parts={moneyParts(preview.total)} size="xl" />
        </dd>
      </div>
    </Sum>
  );
}

function Deduction({ label, amount }: { label: string; amount: Cents }) {
  const { money } = useFormat();
  if (amount === 0) return null;
  return (
    <div data-minus>
      <dt>{label}</dt>
      <dd>-{money(amount)}</dd>
    </div>
  );
}

function Receiver({ address }: { address: NonNullable<OrderPreview['address']> }) {
  const text = useTexts();
  const { name, phone } = address;
  return (
    <styles.Receiver>
      {text('bill.receiver', { address: fullAddressLine(address), name, phone: maskPhone(phone) })}
    </styles.Receiver>
  );
}
