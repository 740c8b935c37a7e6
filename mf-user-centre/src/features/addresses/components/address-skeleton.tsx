import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import * as styles from './address-card.styles.ts';

export function AddressSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <styles.Cards as="div">
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} $height="120px" $radius="var(--r-md)" />
        ))}
      </styles.Cards>
    </Loading>
  );
}
