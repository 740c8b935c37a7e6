import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import { Cards } from './lottery-card.styles.ts';

export function LotteryCardsSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Cards>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} $height="290px" $radius="var(--r-md)" />
        ))}
      </Cards>
    </Loading>
  );
}
