import { memo } from 'react';
import { useStreetWords } from '../../../messages/street/texts.ts';
import type { Walk } from '../hooks/use-walk.ts';
import type { Stall } from '../model/stalls.ts';
import { LateScenery } from './late-scenery.tsx';
import { StallPlace } from './stall-place.tsx';
import * as styles from './stall-row.styles.ts';

type StallRowProps = {
  stalls: readonly Stall[];
  walk: Walk;
  /** Somebody follows a link of a stall. */
  onLeave: () => void;
};

/** What is walked along: pushed by fingers, turned by a wheel, moved by keys. Its links are in the order of the stalls. */
export const StallRow = memo(function StallRow({ stalls, walk, onLeave }: StallRowProps) {
  const text = useStreetWords();
  return (
    <styles.Row
      ref={walk.row}
      role="region"
      aria-label={text('row')}
      // What scrolls has to be reached by keys.
      tabIndex={0}
      onKeyDown={walk.handleKeyDown}
      onPointerDown={walk.handleRest}
      onScrollEnd={walk.handleRest}
    >
      <styles.Track>
        <styles.Stalls onClickCapture={onLeave}>
          {stalls.map((stall, place) => (
            <StallPlace key={stall.id} stall={stall} isFirst={place === 0} />
          ))}
        </styles.Stalls>
        <LateScenery piece="street" stalls={stalls.length} />
      </styles.Track>
    </styles.Row>
  );
});
