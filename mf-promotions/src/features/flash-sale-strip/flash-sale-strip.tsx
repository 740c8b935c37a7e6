import { flashSaleInvalidations, runningSalesQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useLiveSales } from '@jishi/part-kit/use-live-sales';
import { useTurn } from '@jishi/part-kit/use-turn';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { stripTurn } from './model/strip-turn.ts';
import { SaleCard } from './sale-card.tsx';
import * as styles from './strip.styles.ts';
import { StripHead } from './strip-head.tsx';

/** The running round in one row. Hidden when nothing is on sale; when it ends, the next round takes its place. */
export function FlashSaleStrip({ limit }: { limit: number }) {
  const { has, now } = useShop();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(runningSalesQuery(useApi(), limit));
  useTurn({ at: stripTurn(data), now, ask: () => invalidate(queries, flashSaleInvalidations.roundEnded) });
  useLiveSales(
    data.items.filter(({ state }) => state !== 'over').map(({ id }) => id),
    true,
  );
  const [first] = data.items;
  if (!first) return null;
  return (
    <styles.Strip>
      <StripHead
        key={first.endsAt}
        startsAt={first.startsAt}
        endsAt={first.endsAt}
        canEnter={has('mf_promotions/flash-sales')}
      />
      <styles.Sales>
        {data.items.map((sale) => (
          <SaleCard key={sale.id} sale={sale} />
        ))}
      </styles.Sales>
    </styles.Strip>
  );
}
