import type { FlashSale } from '@jishi/api/flash-sales';
import { turnOf } from '@jishi/api/flash-sales/turn';
import { paths, useFirstNow, useShop } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { Countdown } from '@jishi/ui/data';
import Zap from 'lucide-react/icons/zap';
import { Link } from 'react-router-dom';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import { isAllHeld, isSoldOut } from '../model/offered.ts';
import { soldPercent } from '../model/sale-progress.ts';
import * as styles from './sale-bar.styles.ts';
import { SaleReminder } from './sale-reminder.tsx';

/**
 * Head of the price: of a running sale how much is sold and how long until it ends, of a coming one when it begins and from which price on.
 * Red while the price below is the sale's.
 */
export function SaleBar({ sale }: { sale: FlashSale }) {
  const text = useDetailWords();
  const format = useFormat();
  const { has, now } = useShop();
  const isRunning = sale.state === 'running';
  const isGone = isSoldOut(sale);
  const turn = toInstant(turnOf(sale) ?? '') ?? 0;
  const label = text(isRunning ? 'sale.ends-in' : 'sale.starts-in');

  return (
    <styles.Bar $isRunning={isRunning && !isGone}>
      <styles.Title>
        <Zap size={20} strokeWidth={1.75} aria-hidden />
        {text('sale.title')}
      </styles.Title>
      <styles.Facts>
        {isRunning ? (
          <Sold sale={sale} />
        ) : (
          <span>
            {text('sale.starts-at', {
              time: format.date(sale.startsAt, 'short'),
              price: format.money(sale.price.min),
            })}
          </span>
        )}
        {has('mf_promotions/flash-sales') && (
          <styles.More as={Link} to={paths.flashSales()}>
            {text('sale.all')}
          </styles.More>
        )}
      </styles.Facts>
      <styles.Rest>
        <span aria-hidden="true">{label}</span>
        <Countdown
          key={`${sale.id} ${sale.state}`}
          onRed={isRunning && !isGone}
          label={label}
          daysLabel={(count) => text('sale.days', { count })}
          announcement={(left) =>
            left > 0
              ? text('sale.left', { what: label, time: format.duration(left) })
              : text(isRunning ? 'sale.over' : 'sale.open')
          }
          endsAt={turn}
          now={now}
          startedAt={useFirstNow()}
        />
        {!isRunning && <SaleReminder sale={sale} />}
      </styles.Rest>
    </styles.Bar>
  );
}

/** How much of a running sale is sold. */
function Sold({ sale }: { sale: FlashSale }) {
  const text = useDetailWords();
  const percent = soldPercent(sale);
  if (isSoldOut(sale)) return <span>{text('sale.sold-out')}</span>;
  if (isAllHeld(sale)) return <span>{text('sale.held')}</span>;
  return percent === null ? null : <span>{text('sale.sold', { percent })}</span>;
}
