import { lotteriesQuery } from '@jishi/api/lotteries/queries';
import { paths, useApi, withQuery } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Cards } from './lottery-card.styles.ts';
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
        <Cards as="ul">
          {data.items.map((lottery) => (
            <LotteryCard key={lottery.id} lottery={lottery} />
          ))}
        </Cards>
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
