import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import { AddRoom, CardRoom, ChosenCards } from './chosen-addresses.styles.ts';
import { ManagedCards } from './managed-card.styles.ts';

export function AddressSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <ManagedCards as="div">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} $height="164px" $radius="var(--r-md)" />
        ))}
      </ManagedCards>
    </Loading>
  );
}

/** The room of one address and of the way to a new one: as high as more of them, on phones. */
export function ChosenSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <ChosenCards as="div">
        <CardRoom />
        <AddRoom />
      </ChosenCards>
    </Loading>
  );
}
