import { type FlashSalePage, flashSaleSlots } from '@jishi/api/flash-sales';
import { flashSaleInvalidations, runningSalesQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { SaleCard } from './sale-card.tsx';
import * as styles from './strip.styles.ts';
import { StripHead } from './strip-head.tsx';

/** Clocks differ a little: a round that is over here may still run there. Then it is asked for again after this time. */
const SETTLE_MS = 3000;

/** The running round in one row. Hidden when nothing is on sale; when it ends, the next round takes its place. */
export function FlashSaleStrip({ limit }: { limit: number }) {
  const { has, now } = useShop();
  const queries = useQueryClient();
  const query = runningSalesQuery(useApi(), limit);
  const { data } = useSuspenseQuery({
    ...query,
    refetchInterval: ({ state }) => nextAsk(state.data, now()),
  });
  const [first] = data.items;
  if (!first) return null;
  return (
    <styles.Strip>
      <StripHead
        key={first.endsAt}
        startsAt={first.startsAt}
        endsAt={first.endsAt}
        canEnter={has('mf_promotions/flash-sales')}
        onEnd={() => void invalidate(queries, flashSaleInvalidations.roundEnded)}
      />
      <styles.Sales>
        {data.items.map((sale) => (
          <SaleCard key={sale.id} sale={sale} />
        ))}
      </styles.Sales>
    </styles.Strip>
  );
}

/** In how many milliseconds to ask again: when a round is over, or without one when the next may begin. */
function nextAsk(page: FlashSalePage | undefined, now: number): number | false {
  if (!page) return false;
  const [first] = page.items;
  const current = page.serverTime === null ? undefined : flashSaleSlots(page.serverTime, 1)[0];
  const end = toInstant(first?.endsAt ?? current?.endsAt ?? '');
  if (end === undefined) return false;
  if (end <= now) return SETTLE_MS;
  return first ? false : end - now + SETTLE_MS;
}
