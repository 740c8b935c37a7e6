import { Link } from 'react-router-dom';
import { useStreetWords } from '../../../messages/street/texts.ts';
import { type Stall, stallPath } from '../model/stalls.ts';
import * as styles from './stall.styles.ts';

type StallFrontProps = {
  stall: Stall;
  /** Written on the slate. */
  slate?: string;
};

/** The wooden front: a slate, and the way in. */
export function StallFront({ stall, slate }: StallFrontProps) {
  const text = useStreetWords();
  return (
    <styles.Front>
      {slate && <styles.Slate>{slate}</styles.Slate>}
      <styles.WayIn as={Link} to={stallPath(stall)} aria-label={`${text('enter')} ${stall.name}`}>
        {text('enter')}
      </styles.WayIn>
    </styles.Front>
  );
}
