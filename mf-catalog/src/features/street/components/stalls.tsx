import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState } from '@jishi/ui';
import { useMemo } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { usePlace } from '../hooks/use-place.ts';
import { useStalls } from '../hooks/use-stalls.ts';
import { useStallsInView } from '../hooks/use-stalls-in-view.ts';
import type { Walk } from '../hooks/use-walk.ts';
import { useWheel } from '../hooks/use-wheel.ts';
import type { Stall } from '../model/stalls.ts';
import { StallRow } from './stall-row.tsx';
import * as styles from './street.styles.ts';
import { StreetMap } from './street-map.tsx';

/** The stalls side by side, and below them a map of the street. */
export function Stalls({ walk }: { walk: Walk }) {
  const text = useTexts();
  const stalls = useStalls();
  if (stalls.length === 0) {
    return (
      <styles.Nothing>
        <EmptyState
          picture={<EmptyObject name="lantern" />}
          title={text('category.empty')}
          text={text('category.empty_hint')}
        />
      </styles.Nothing>
    );
  }
  return <Street stalls={stalls} walk={walk} />;
}

function Street({ stalls, walk }: { stalls: readonly Stall[]; walk: Walk }) {
  const anchors = useMemo(() => stalls.map(({ anchor }) => anchor), [stalls]);
  const keepPlace = usePlace(walk, anchors);
  const inView = useStallsInView(walk.row);
  useWheel(walk);
  return (
    <>
      <StallRow stalls={stalls} walk={walk} onLeave={keepPlace} />
      <StreetMap stalls={stalls} inView={inView} />
    </>
  );
}
