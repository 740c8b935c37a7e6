import { Fragment, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { MountPoint } from '../mount/mount-point.tsx';
import { TryAgain } from '../mount/try-again.tsx';
import { useParts } from '../parts/parts.ts';
import type { PageData } from '../scope/load-page.ts';

/** The place of a page. `key` by page: two pages sharing one place would share its module. */
export function PageMountPoint({ id }: { id: string }) {
  const { isMissing, isPending, Heading = Fragment } = useLoaderData<PageData>();
  if (isPending || isMissing) return <Heading>{isMissing ? <MissingPage id={id} /> : <PageSkeleton />}</Heading>;
  return <MountPoint key={id} id={id} mode="load" fallback={<PageSkeleton />} />;
}

/** Its part did not come in time; one that was only slow is drawn when it is there. */
function MissingPage({ id }: { id: string }) {
  const parts = useParts();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    let isHere = true;
    const draw = () => {
      if (isHere) void revalidate();
    };
    parts.late(id)?.then(draw, () => undefined);
    return () => {
      isHere = false;
    };
  }, [parts, id, revalidate]);
  return <TryAgain isBusy={state !== 'idle'} onRetry={() => void revalidate()} />;
}
