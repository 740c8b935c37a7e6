import { lotteriesQuery } from '@jishi/api/lotteries/queries';
import { paths, useApi, withQuery } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { Grid } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LotteryCard } from './lottery-card.tsx';
import { NoLotteries } from './no-lotteries.tsx';
import { LOTTERIES_PER_PAGE } from './page-size.ts';

/** One page of the lotteries, open ones first. */
export function LotteryCards({ page }: { page: number }) {
  const { data } = useSuspenseQuery(lotteriesQuery(useApi(), { page, pageSize: LOTTERIES_PER_PAGE }));
  return (
    <>
      {data.items.length === 0 ? (
        <NoLotteries isPastTheEnd={data.total > 0} />
      ) : (
        <Grid as="ul" $xs={1} $sm={2} $md={2} $lg={3}>
          {data.items.map((lottery) => (
            <LotteryCard key={lottery.id} lottery={lottery} />
          ))}
        </Grid>
      )}
      <PageLinks
        page={page}
        pageSize={LOTTERIES_PER_PAGE}
        total={data.total}
        pathOf={(to) => withQuery(paths.lotteries(), { page: to === 1 ? null : to })}
      />
    </>
  );
}
