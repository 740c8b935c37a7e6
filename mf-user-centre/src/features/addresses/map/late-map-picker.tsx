import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, Loading, Skeleton } from '@jishi/ui';
import { lazy, Suspense, useState } from 'react';
import { FailureBoundary } from '../../../components/failure-boundary.tsx';
import type { MapPickerProps } from './map-picker.tsx';
import { mapHeight } from './map-size.ts';

const fetchPicker = () => lazy(() => import('./map-picker.tsx'));

/** The map, fetched when it is first opened. Without it an address can be saved all the same. */
export function LateMapPicker(props: MapPickerProps) {
  const common = useCommonTexts();
  const [MapPicker, setMapPicker] = useState(fetchPicker);
  const failure = (retry: () => void) => (
    <ErrorState
      title={common('error.load_title')}
      text={common('error.load_hint')}
      retryLabel={common('action.retry')}
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
