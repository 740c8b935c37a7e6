import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import { Cards } from './address-card.styles.ts';
import { AddRoom, CardRoom, ChosenCards } from './chosen-addresses.styles.ts';

export function AddressSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Cards as="div">
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} $height="120px" $radius="var(--r-md)" />
        ))}
      </Cards>
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
