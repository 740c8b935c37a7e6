import { useLoaderData, useRevalidator } from 'react-router-dom';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { Place } from '../place/place.tsx';
import { TryAgain } from '../place/try-again.tsx';
import type { PageData } from './load-page.ts';

/** The place of a page. `key` by page: two pages sharing one place would share its module. */
export function PagePlace({ id }: { id: string }) {
  const { isMissing, isPending } = useLoaderData<PageData>();
  const { revalidate, state } = useRevalidator();
  if (isPending) return <PageSkeleton />;
  if (isMissing) return <TryAgain isBusy={state !== 'idle'} onRetry={() => void revalidate()} />;
  return <Place key={id} id={id} mode="load" fallback={<PageSkeleton />} />;
}
