import type { FlashSale } from '@jishi/api/flash-sales';
import { flashSaleIfToldQuery, flashSaleInvalidations } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useFirstNow, useShop } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { Countdown } from '@jishi/ui/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Zap from 'lucide-react/icons/zap';
import { useTexts } from '../../../messages/texts.ts';
import { soldPercent } from '../model/sale-progress.ts';
import { turnOf } from '../model/sale-turn.ts';
import * as styles from './sale-bar.styles.ts';

/** Clocks differ a little: a sale that has turned here may not have there. Then it is asked for again after this time. */
const SETTLE_MS = 3000;

/** Head of the price of a flash sale: how much is sold, and how long until it ends or begins. */
export function SaleBar({ sale }: { sale: FlashSale }) {
  const text = useTexts();
  const format = useFormat();
  const queries = useQueryClient();
  const api = useApi();
  const { now } = useShop();
  const query = flashSaleIfToldQuery(api, sale.productId);
  const isRunning = sale.state === 'running';
  const turn = toInstant(turnOf(sale)) ?? 0;
  useQuery({ ...query, refetchInterval: () => (turn <= now() ? SETTLE_MS : false) });
  const label = text(isRunning ? 'detail.sale.ends-in' : 'detail.sale.starts-in');
  const percent = soldPercent(sale);

  // New data, not a new page: what stands there stays until the answer is known.
  const handleEnd = () => {
    void invalidate(queries, flashSaleInvalidations.saleTurned(sale.productId));
  };

  return (
    <styles.Bar $isRunning={isRunning}>
      <styles.Title>
        <Zap size={20} strokeWidth={1.75} aria-hidden />
        {text('detail.sale.title')}
      </styles.Title>
      <styles.Facts>
        {isRunning ? (
          percent !== null && <span>{text('detail.sale.sold', { percent })}</span>
        ) : (
          <span>{text('detail.sale.starts-at', { time: format.date(sale.startsAt, 'short') })}</span>
        )}
      </styles.Facts>
      <styles.Rest>
        <span aria-hidden="true">{label}</span>
        <Countdown
          key={`${sale.id} ${sale.state}`}
          onRed={isRunning}
          label={label}
          daysLabel={(count) => text('detail.sale.days', { count })}
          announcement={(left) =>
            left > 0
              ? text('detail.sale.left', { what: label, time: format.duration(left) })
              : text(isRunning ? 'detail.sale.over' : 'detail.sale.open')
          }
          endsAt={turn}
          now={now}
          startedAt={useFirstNow()}
          onEnd={handleEnd}
        />
      </styles.Rest>
    </styles.Bar>
  );
}
