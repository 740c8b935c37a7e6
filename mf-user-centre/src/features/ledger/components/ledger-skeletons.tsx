import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import * as styles from './ledger-card.styles.ts';

/** In the shape of the chart. */
export function CourseSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Skeleton $height="206px" $radius="var(--r-md)" />
    </Loading>
  );
}

/** In the shape of some rows. */
export function EntriesSkeleton() {
  const common = useCommonTexts();
  return (
    <styles.Waiting>
      <Loading label={common('state.loading')}>
        <Stack $gap={5}>
          {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
            <Skeleton key={key} $height="40px" />
          ))}
        </Stack>
      </Loading>
    </styles.Waiting>
  );
}
