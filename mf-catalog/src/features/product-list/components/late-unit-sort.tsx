import { Block } from '@jishi/part-kit/block';
import { lazy } from 'react';
import type { UnitSortProps } from './unit-sort.tsx';

const UnitSort = lazy(() => import('./unit-sort.tsx'));

/** Fetched for lists whose goods can be compared; the others go without its bytes. */
export function LateUnitSort(props: UnitSortProps) {
  return (
    <Block fallback={null} failed={null}>
      <UnitSort {...props} />
    </Block>
  );
}
