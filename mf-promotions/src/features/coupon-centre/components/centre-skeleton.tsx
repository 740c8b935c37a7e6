import type { CouponState } from '@jishi/api/coupons';
import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import * as styles from './centre.styles.ts';
import { StateChips } from './state-chips.tsx';

export function CentreSkeleton({ state }: { state: CouponState }) {
  const common = useCommonTexts();
  return (
    <>
      <styles.Tools>
        <StateChips state={state} counts={null} />
      </styles.Tools>
      <Loading label={common('state.loading')}>
        <styles.Cards as="div">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} $height="136px" $radius="var(--r-md)" />
          ))}
        </styles.Cards>
      </Loading>
    </>
  );
}
