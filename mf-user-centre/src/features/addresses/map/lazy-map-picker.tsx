import { useCommonTexts } from '@jishi/i18n';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Loading, Skeleton } from '@jishi/ui';
import { lazy, Suspense, useState } from 'react';
import type { MapPickerProps } from './map-picker.tsx';
import { mapHeight } from './map-size.ts';

const fetchPicker = () => lazy(() => import('./map-picker.tsx'));

/** The map, fetched when it is first opened. Without it an address can be saved all the same. */
export function LateMapPicker(props: MapPickerProps) {
  const common = useCommonTexts();
  const [MapPicker, setMapPicker] = useState(fetchPicker);
  const failure = (retry: () => void) => (
    <LoadFailure
      onRetry={() => {
        setMapPicker(fetchPicker); // what failed once stays failed
        retry();
      }}
    />
  );
  const shape = (
    <Loading label={common('state.loading')}>
      <Skeleton $height={mapHeight} $radius="var(--r-md)" />
    </Loading>
  );
  return (
    <FailureBoundary failure={failure}>
      <Suspense fallback={shape}>
        <MapPicker {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
