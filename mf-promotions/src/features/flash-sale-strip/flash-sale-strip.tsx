import { flashSaleInvalidations, runningSalesQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { useLiveSales } from '@jishi/part-kit/use-live-sales';
import { useMoment } from '@jishi/part-kit/use-moment';
import { useTurn } from '@jishi/part-kit/use-turn';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../messages/texts.ts';
import { stripTurn } from './model/strip-turn.ts';
import { RollingAwning } from './rolling-awning.tsx';
import { SaleCard } from './sale-card.tsx';
import * as styles from './strip.styles.ts';
import { StripHead } from './strip-head.tsx';

/**
 * The running round in one row, its awning rolled up. Between rounds the awning is down: as soon as one is over by the clock, and while
 * there is none but the next is known. Hidden when nothing is on sale and nothing is to come.
 */
export function FlashSaleStrip({ limit }: { limit: number }) {
  const { has, now } = useShop();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(runningSalesQuery(useApi(), limit));
  const turn = stripTurn(data);
  useTurn({ at: turn, now, ask: () => invalidate(queries, flashSaleInvalidations.roundEnded) });
  useLiveSales(
    data.items.filter(({ state }) => state !== 'over').map(({ id }) => id),
    true,
  );
  const time = useMoment((from) => (turn === undefined || from >= turn ? null : turn), now);
  const [first] = data.items;
  const startsAt = first?.startsAt ?? data.opensAt;
  if (startsAt === undefined) return null;
  const isDown = !first || (turn !== undefined && time >= turn);
  return (
    <styles.Strip>
      <StripHead
        key={startsAt}
        startsAt={startsAt}
        endsAt={first?.endsAt ?? null}
        canEnter={has('mf_promotions/flash-sales')}
      />
      <styles.Front>
        {first ? (
          <styles.Sales inert={isDown}>
            {data.items.map((sale) => (
              <SaleCard key={sale.id} sale={sale} />
            ))}
          </styles.Sales>
        ) : (
          <Closed opensAt={startsAt} />
        )}
        <RollingAwning isDown={isDown} />
      </styles.Front>
    </styles.Strip>
  );
}

function Closed({ opensAt }: { opensAt: string }) {
  const text = useTexts();
  const format = useFormat();
  return (
    <styles.Closed>
      <p>{text('strip.opens', { time: format.date(opensAt, 'time') })}</p>
    </styles.Closed>
  );
}
