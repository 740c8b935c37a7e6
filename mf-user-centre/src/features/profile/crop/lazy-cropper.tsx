import { useCommonTexts } from '@jishi/i18n';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Loading, Skeleton } from '@jishi/ui';
import { lazy, Suspense, useState } from 'react';
import type { CropperProps } from './cropper.tsx';

const fetchCropper = () => lazy(() => import('./cropper.tsx'));

/** The cropper, fetched when a picture has been chosen. */
export function LateCropper(props: CropperProps) {
  const common = useCommonTexts();
  const [Cropper, setCropper] = useState(fetchCropper);
  const failure = (retry: () => void) => (
    <LoadFailure
      onRetry={() => {
        setCropper(fetchCropper); // what failed once stays failed
        retry();
      }}
    />
  );
  const shape = (
    <Loading label={common('state.loading')}>
      <Skeleton $height="320px" $radius="var(--r-md)" />
    </Loading>
  );
  return (
    <FailureBoundary failure={failure}>
      <Suspense fallback={shape}>
        <Cropper {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
