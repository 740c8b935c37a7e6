import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import * as styles from './reviews.styles.ts';

/** Score and bars, what narrows the list, and reviews: who, then a few lines. */
export function ReviewsSkeleton() {
  const text = useCommonTexts();
  return (
    <Loading label={text('state.loading')}>
      <styles.Summary>
        <Skeleton $width="88px" $height="88px" $radius="var(--r-md)" />
        <styles.WaitingBars>
          {[5, 4, 3, 2, 1].map((score) => (
            <Skeleton key={score} $height="14px" />
          ))}
        </styles.WaitingBars>
      </styles.Summary>
      <styles.Tools>
        <Skeleton $width="60%" $height="36px" $radius="var(--r-full)" />
      </styles.Tools>
      {['100%', '72%', '86%'].map((width) => (
        <styles.Review key={width} as="div">
          <styles.Head>
            <Skeleton $width="36px" $height="36px" $radius="50%" />
            <Skeleton $width="40%" $height="20px" />
          </styles.Head>
          <styles.Body>
            <Skeleton $height="20px" />
            <Skeleton $width={width} $height="20px" />
          </styles.Body>
        </styles.Review>
      ))}
    </Loading>
  );
}
