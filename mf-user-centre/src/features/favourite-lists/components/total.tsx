import { useApi } from '@jishi/contracts';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { favouritePageQuery } from '../../../queries/favourite-queries.ts';

/** Holds the line of a number that is not known. */
const room = '\u00a0';

/** How many favourites there are, by a page of them that is shown or likely to be. */
export function Total({ page }: { page: number }) {
  return (
    <FailureBoundary failure={() => room}>
      <Suspense fallback={room}>
        <Known page={page} />
      </Suspense>
    </FailureBoundary>
  );
}

function Known({ page }: { page: number }) {
  const words = useListWords();
  const { data } = useSuspenseQuery(favouritePageQuery(useApi(), page));
  return words('lists.count', { count: data.total });
}
