import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { type Stall, stallPath } from '../model/stalls.ts';
import { Awning } from './awning.tsx';
import { OpenStall } from './open-stall.tsx';
import { OpeningStall, ShutStall } from './shut-stall.tsx';
import * as styles from './stall.styles.ts';

type StallPlaceProps = {
  stall: Stall;
  /** Its pictures come first. */
  isFirst: boolean;
};

/** A stall under its sign. Without what it has out it is shut, and its links still lead on. */
export const StallPlace = memo(function StallPlace({ stall, isFirst }: StallPlaceProps) {
  const common = useCommonTexts();
  return (
    <styles.Place id={stall.anchor}>
      <styles.Sign>
        <Link to={stallPath(stall)}>{stall.name}</Link>
      </styles.Sign>
      <styles.Roof>
        <Awning stripes={stall.stripes} />
      </styles.Roof>
      <styles.Box>
        <Block
          fallback={<OpeningStall stall={stall} />}
          failed={<ShutStall stall={stall} sign={common('error.load_title')} />}
        >
          <OpenStall stall={stall} isFirst={isFirst} />
        </Block>
      </styles.Box>
    </styles.Place>
  );
});
