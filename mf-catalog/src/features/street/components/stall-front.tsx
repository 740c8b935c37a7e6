import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type Stall, stallPath } from '../model/stalls.ts';
import * as styles from './stall.styles.ts';

type StallFrontProps = {
  stall: Stall;
  /** Written on the slate. */
  slate?: string;
};

/** The wooden front: a slate, and the way in. */
export function StallFront({ stall, slate }: StallFrontProps) {
  const text = useTexts();
  return (
    <styles.Front>
      {slate && <styles.Slate>{slate}</styles.Slate>}
      <styles.WayIn as={Link} to={stallPath(stall)} aria-label={`${text('street.enter')} ${stall.name}`}>
        {text('street.enter')}
      </styles.WayIn>
    </styles.Front>
  );
}
