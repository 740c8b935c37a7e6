import { sharedFavouritesQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Card } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { SharedGoods } from './shared-goods.tsx';
import { SharedSkeleton } from './shared-skeleton.tsx';
import { Unreadable } from './unreadable.tsx';

/** What a link leads to: its list, why there is none, or that it could not be asked for. */
export function SharedList({ token }: { token: string }) {
  const { data: list, error, isFetching, refetch } = useQuery(sharedFavouritesQuery(useApi(), token));
  if (list && 'refusal' in list) return <Unreadable told={list.refusal} />;
  if (list) return <SharedGoods list={list} token={token} />;
  if (!error) return <SharedSkeleton />;
  return (
    <Card as="section">
      <LoadFailure headingLevel="h1" busy={isFetching} onRetry={() => void refetch()} />
    </Card>
  );
}
