import { fullAddressLine } from '@jishi/api/addresses/line';
import type { PaymentInfo } from '@jishi/api/orders';
import { maskPhone, useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, Facts, Price } from '@jishi/ui';
import { Countdown } from '@jishi/ui/data';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId, useState } from 'react';
import { OrderNumber } from '../../../components/order-number.tsx';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './pay.styles.ts';

type OrderFactsProps = {
  info: PaymentInfo;
  /** End and start of the countdown on this machine's clock; their difference is the server's. */
  endsAt: number;
  startedAt: number;
  onEnd(): void;
};

/** The order was placed: how long it waits, where it goes, what it costs. */
export function OrderFacts({ info, endsAt, startedAt, onEnd }: OrderFactsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { address } = info;
  return (
    <styles.Card>
      <styles.Top>
        <styles.Tick>
          <CircleCheck size={32} strokeWidth={1.75} aria-hidden />
        </styles.Tick>
        <styles.Words>
          <h2>{text('pay.placed')}</h2>
          <styles.Left>
            <span>{text('pay.time-left')}</span>
            <Countdown
              key={endsAt}
              label={text('pay.time-left')}
              daysLabel={(count) => common('time.days', { count })}
              announcement={(left) =>
                left > 0 ? common('time.remaining', { time: format.duration(left) }) : text('pay.over')
              }
              endsAt={endsAt}
              startedAt={startedAt}
              now={Date.now}
              onEnd={onEnd}
            />
            <span>{text('pay.cancelled-later')}</span>
          </styles.Left>
          {address && (
            <p>
              {text('pay.receiver', {
                name: address.name,
                phone: maskPhone(address.phone),
                address: fullAddressLine(address),
              })}
            </p>
          )}
        </styles.Words>
        <styles.Amount>
          <span>{text('bill.total')}</span>
          <Price parts={format.moneyParts(info.total)} size="xl" />
          <Button
            kind="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            {text(isOpen ? 'pay.less' : 'pay.details')}
            <styles.Turn $isOpen={isOpen}>
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </styles.Turn>
          </Button>
        </styles.Amount>
      </styles.Top>
      <styles.Details id={detailsId} hidden={!isOpen}>
        <Facts>
          <dt>{text('order.number')}</dt>
          <dd>
            <OrderNumber number={info.number} />
          </dd>
          <dt>{text('pay.products')}</dt>
          <dd>{info.productNames.join(format.lang === 'zh' ? '；' : '; ')}</dd>
        </Facts>
      </styles.Details>
    </styles.Card>
  );
}
