import { seasonAt } from '@jishi/api/shop-clock';
import { useFirstNow } from '@jishi/contracts';
import * as styles from './scenery.styles.ts';

/** Decoration of the stage: stars, hills of the season, lanterns below the awning. */
export default function Scenery() {
  return (
    <styles.Scenery $season={seasonAt(useFirstNow())}>
      <styles.Lanterns />
    </styles.Scenery>
  );
}
