import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { lazy, Suspense } from 'react';
import type { PictureViewerProps } from './picture-viewer.tsx';

const PictureViewer = lazy(() => import('./picture-viewer.tsx'));

/** The viewer, fetched when it is first opened. Without it the pictures stay as large as they are. */
export function LatePictureViewer(props: PictureViewerProps) {
  return (
    <FailureBoundary resetKey="" failure={() => null}>
      <Suspense fallback={null}>
        <PictureViewer {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
